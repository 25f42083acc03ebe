/** The page to start with: small, and yet most modules find something in it. */
export const SAMPLE = `<!doctype html>
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
`;
