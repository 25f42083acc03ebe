/** Documents to start with, each for a different group of modules. */
export const SAMPLES: readonly {
  readonly name: string;
  readonly html: string;
}[] = [
  {
    name: 'A page',
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Bread of the week</title>
    <style>
      .price { color: #000000; font-weight: bold; }
      .old   { text-decoration: line-through; }
    </style>
  </head>
  <body>
    <!-- Prices change every Monday -->
    <h1 class="">Bread of the week</h1>
    <p>
      Rye, 1 kg: <span class="price">4.20</span> <s class="old">4.60</s>
    </p>
    <form method="get" action="/order">
      <label>Loaves <input type="text" name="loaves" required="required"></label>
      <button type="submit">Order</button>
    </form>
    <script>
      const year = new Date().getFullYear();
      document.title += ' ' + year;
    </script>
  </body>
</html>
`,
  },
  {
    name: 'Inline elements and spaces',
    html: `<nav>
  <a href="/">Home</a>
  <a href="/menu">Menu</a>
  <a href="/visit">Visit us</a>
</nav>
<p>
  <b>Open</b> <i>every day</i>
  from <time>8:00</time> to <time>18:00</time>.
</p>
<pre>
Mo-Fr   8-18
Sa-Su   9-16
</pre>
`,
  },
  {
    name: 'Scripts, styles and an SVG',
    html: `<style>
  .badge { margin-top: 0px; margin-bottom: 0px; color: #ff0000; }
</style>
<style media="print">
  .badge { display: none; }
</style>
<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
  <!-- a tick -->
  <path d="M 4.000 12.000 L 10.000 18.000 L 20.000 6.000" fill="none" stroke="#000000"/>
</svg>
<p class="badge" style="margin: 0px; color: #ff0000">Fresh</p>
<script>
  function greet(name) {
    const greeting = 'Hello ' + name;
    console.log(greeting);
  }
  greet('baker');
</script>
<script type="application/ld+json">
  { "@context": "https://schema.org", "@type": "Bakery", "name": "Tea & Rye" }
</script>
`,
  },
];
