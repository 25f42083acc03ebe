import { page } from './page';

/** A page that the safe preset of every version leaves as it means. */
export interface SafePage {
  readonly name: string;
  readonly source: string;
}

/** Pages with styles, scripts, data, drawings and templates. */
export const SAFE_CODE_PAGES: readonly SafePage[] = [
  {
    name: 'drawings as icons',
    // SVGO drops a role, a <title> and, where it says no more than width and
    // height, the viewBox.
    source: page(`
  <button aria-label="Menu"><svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="M 3 6 h 18 M 3 12 h 18" stroke="#000000"></path></svg></button>
  <a href="/"><svg viewBox="0 0 10 10" aria-label="Home"><g fill="red"><circle cx="5" cy="5" r="4"/></g></svg> Home</a>`),
  },
  {
    name: 'a drawing with a gradient',
    source: page(`
  <svg viewBox="0 0 10 10"><defs><linearGradient id="fade"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="10" height="10" fill="url(#fade)"/></svg>`),
  },
  {
    name: 'JSON-LD',
    source: page(
      '<h1>Recipe</h1>',
      `<title>Recipe</title>
  <script type="application/ld+json">
    { "@context": "https://schema.org", "@type": "Recipe",
      "name": "Tea &amp; milk", "yield": 2.50, "text": "a  b" }
  </script>`,
    ),
  },
  {
    name: 'data for scripts',
    source: page(`
  <script id="state" type="application/json">{ "user": { "name": "Ada", "tags": [ 1, 2 ] } }</script>
  <script type="importmap">{ "imports": { "a": "/a.js" } }</script>
  <script type="text/x-shader" id="shader">
    void main() { }
  </script>`),
  },
  {
    // One inline script only: 1.1.1 merges them.
    name: 'scripts',
    source: page(
      '<p id="out">-</p><script src="/end.js" defer="defer"></script>',
      `<title>A</title>
  <script src="https://example.com/lib.js" async="async" integrity="sha384-abc" crossorigin="anonymous"></script>
  <script type="text/javascript">
    // Counts the visits.
    var visits = Number(localStorage.visits || 0) + 1;
    localStorage.visits = visits;
  </script>
  <script type="module" src="/app.mjs"></script>
  <script nomodule="nomodule" src="/old.js"></script>`,
    ),
  },
  {
    name: 'styles',
    source: page(
      '<p class="a b" style="color: #ff0000; margin: 0px 0px 0px 0px; font-weight: bold">A</p><div style="background: url(&quot;a.png&quot;) no-repeat; transition: all 300ms">B</div>',
      `<title>A</title>
  <style>
    /* Colours */
    :root { --main: #ff0000; }
    .a, .b > p, .c::before { color: #ff0000; content: "x"; }
    .a:hover { color: red; } .empty { }
    [type="text"], a:not(.x, .y), li:nth-child(2n + 1) { margin: 0px 0px; }
    @media screen and (min-width: 600px) { .a { margin: 0px; } }
    @font-face { font-family: "My Font"; src: url("f.woff2") format("woff2"); }
    @keyframes turn { from { top: 0px } to { top: 10px } }
    .a { animation: turn 2000ms; }
    @supports (display: grid) { .b { display: grid } }
  </style>
  <style media="print">.a { display: none }</style>`,
    ),
  },
  {
    name: 'style sheets next to each other',
    source: page(
      '<p class="a">A</p>',
      `<title>A</title>
  <style>.a { color: red }</style>
  <style type="text/css">.b { color: blue }</style>
  <link rel="stylesheet" href="a.css" media="screen">`,
    ),
  },
  {
    name: 'a head',
    source: page(
      '<p>A</p>',
      `<title>  A
      title </title>
  <base href="https://example.com/docs/">
  <meta name="viewport" content="width=device-width, initial-scale=1.0">
  <meta name="description" content="Two  spaces">
  <meta property="og:title" content="A">
  <meta name="keywords" content="a, b">
  <meta http-equiv="refresh" content="30; url=/next">
  <link rel="canonical" href="https://example.com/docs/a">
  <link rel="icon" href="/i.png" sizes="32x32 16x16" type="image/png">
  <link rel="preload" as="font" href="/f.woff2" crossorigin="anonymous">
  <link rel="alternate stylesheet" href="dark.css" title="Dark">
  <noscript><link rel="stylesheet" href="n.css"></noscript>`,
    ),
  },
  {
    // Its elements are blocks: inline ones at the top of a template are glued
    // together by the safe preset of Next.
    name: 'a template',
    source: page(`
  <template id="row"><tr class="b a"><td> A <b>bold</b> <i>word</i> </td></tr></template>
  <template><div> <p>One</p> <p>Two</p> </div></template>`),
  },
  {
    name: 'a template in a script',
    source: page(`
  <script type="text/template" id="t">
    <div class="item"> <h2>{{ title }}</h2> <p>{{ text }}</p> </div>
  </script>`),
  },
  {
    name: 'custom elements',
    source: page(`
  <my-card heading="A  B" open><span slot="title">Title</span> <p>Text</p></my-card>
  <p>See <x-icon name="star"></x-icon> <x-name>Ada</x-name>.</p>
  <x-host><template shadowrootmode="open"><div><slot></slot></div></template>Light</x-host>`),
  },
  {
    name: 'a page of AMP',
    source: `<!doctype html>
<html ⚡ lang="en">
<head>
  <meta charset="utf-8">
  <script async src="https://cdn.ampproject.org/v0.js"></script>
  <title>AMP</title>
  <link rel="canonical" href="https://example.com/a">
  <meta name="viewport" content="width=device-width">
  <style amp-boilerplate>body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}</style>
  <noscript><style amp-boilerplate>body{-webkit-animation:none;animation:none}</style></noscript>
  <style amp-custom>h1 { color: red; }</style>
</head>
<body>
  <h1>AMP</h1>
  <amp-img src="a.jpg" width="300" height="200" layout="responsive" alt="A"></amp-img>
</body>
</html>`,
  },
  {
    name: 'handlers',
    source: page(`
  <button onclick=" toggle( this ); return false; " onfocus="">Toggle</button>
  <body onload="start()">
  <a href="#top" onclick="window.scrollTo(0, 0)">Top</a>`),
  },
  {
    name: 'addresses',
    source: page(`
  <a href=" /a b ">A</a> <a href="">This page</a> <a href="?q=1#top">Query</a> <a href="//example.com">Host</a>
  <a href="mailto:a@example.com?subject=A%20B">Mail</a> <a href="data:text/plain,a  b">Data</a>
  <a href="/file" download="a b.txt" ping="/p1 /p2" target="_blank" rel="noopener external noopener">File</a>`),
  },
  {
    name: 'empty elements',
    source: page(`
  <div id="app"></div><p></p><span></span>
  <table><tr><td></td><td>1</td></tr></table>
  <canvas id="c" width="10" height="10"></canvas><select></select><textarea></textarea>`),
  },
];
