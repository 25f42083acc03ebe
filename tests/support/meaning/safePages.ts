import { page } from './page';
import { SAFE_CODE_PAGES, type SafePage } from './safeCodePages';

/** Pages that are mostly content. */
const SAFE_CONTENT_PAGES: readonly SafePage[] = [
  {
    name: 'an article',
    source: page(`
  <main>
    <article class="post  post--long" id="first">
      <h1>How   a page
        gets small</h1>
      <p>Some <em>emphasised </em>text, <b>bold</b> <i>italic</i>, and a
         <a href="/next.html" rel="next">link </a>.</p>
      <blockquote cite=" https://example.com/quote "><p>Less is more.</p></blockquote>
      <p>It ends&nbsp;here &mdash; at 10&nbsp;km.<br>
         A second line.</p>
      <hr>
      <footer>By <address>Ada</address> on <time datetime="2024-01-02">2 January</time></footer>
    </article>
  </main>`),
  },
  {
    name: 'a form',
    source: page(`
  <form action="/send" method="POST" novalidate="novalidate">
    <fieldset disabled="disabled">
      <legend> You </legend>
      <label for="name">Name</label> <input type="text" id="name" name="name" value="" required="required">
      <label><input type="checkbox" name="news" value="yes" checked="checked"> News</label>
      <input type="hidden" name="token" value=" a  b ">
      <select name="size" multiple>
        <option value="">Any</option>
        <optgroup label="Small"> <option selected="selected">S</option> </optgroup>
      </select>
      <textarea name="text" rows=" 5 " wrap="soft">
 First line
   second line
</textarea>
      <button type="submit" class="">Send</button> <button type="reset">Reset</button>
    </fieldset>
  </form>`),
  },
  {
    name: 'a table with optional tags',
    source: page(`
  <table>
    <caption>Figures</caption>
    <colgroup><col span="2" class="b a"><col>
    <thead><tr><th scope="COL" id="h1">Name<th id="h2">Value
    <tbody>
      <tr><td headers="h1">One<td headers=" h2  h1 ">1
      <tr><td colspan="2">Two
    <tfoot><tr><td>Sum<td>3
  </table>`),
  },
  {
    name: 'definition lists',
    source: page(`
  <dl>
    <dt>HTML <dd>Hypertext
    <dt><dfn>CSS</dfn> <dd>Style <div>sheets</div>
  </dl>
  <ol start=" 3 " reversed="reversed" type="A"><li value="7">Seven <li>Six</ol>
  <menu> <li>Copy <li>Paste </menu>`),
  },
  {
    // No white-space in a style attribute: all versions collapse it there, because
    // they know elements only.
    name: 'preformatted text and code',
    source: page(`
  <p>Use <code>a  b</code> or <kbd>Ctrl</kbd> <kbd>C</kbd>.</p>
  <pre>

one
    two   <b>three</b>
</pre>
  <pre><code class="language-html">&lt;p&gt; a &amp;amp; b &lt;/p&gt;
	tab</code></pre>`),
  },
  {
    // 1.1.1 sorts the words of longer sizes.
    name: 'pictures',
    source: page(`
  <figure>
    <picture>
      <source media="(min-width: 800px)" srcset="large.jpg 1x, large@2x.jpg 2x" type="image/jpeg">
      <img src="small.jpg" srcset="small.jpg 480w, middle.jpg 800w" sizes="100vw" alt="" width="480" height="320" loading="lazy">
    </picture>
    <figcaption>A picture</figcaption>
  </figure>
  <img src="a.png" alt="A"> <img src="b.png" alt="B" crossorigin="anonymous">`),
  },
  {
    name: 'frames and media',
    source: page(`
  <iframe src="https://example.com/embed?a=1&amp;b=2" title="Map" sandbox="allow-scripts allow-forms" allowfullscreen="allowfullscreen" loading="lazy"></iframe>
  <video controls="controls" poster="p.jpg" preload="auto">
    <source src="v.webm" type="video/webm"> <track src="en.vtt" kind="captions" srclang="en" default="default">
    Your browser has no video.
  </video>
  <audio src="a.mp3" controls></audio>
  <object data="d.pdf" type="application/pdf"><p>A file</p></object>`),
  },
  {
    name: 'a frame with its own source',
    source: page(
      `<iframe srcdoc="<!DOCTYPE html><p>Hello, <b>you</b> </p>" sandbox></iframe>`,
    ),
  },
  {
    name: 'entities',
    source: page(`
  <p>&lt;b&gt; is no tag &amp; &amp;lt; is no sign; &copy; &notin; &#x1F600; &quot;quoted&quot;</p>
  <p title="&lt;a href=&quot;x&quot;&gt; &amp;copy">A title</p>
  <a href="/search?a=1&amp;copy=2&amp;lt=3">Search</a>
  <p>a &nbsp; b&thinsp;c&#8203;d</p>`),
  },
  {
    name: 'many languages',
    source: `<!DOCTYPE html>
<html lang="ar" dir="rtl">
<head><meta charset="UTF-8"><title>مرحبا</title></head>
<body>
  <p>مرحبا <bdi>Ada</bdi> <bdo dir="LTR">abc</bdo> <span lang="ja">日本 語</span></p>
  <p dir="auto" translate="no"><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> 字</p>
</body>
</html>`,
  },
  {
    name: 'a page in quirks mode',
    source: `<html>
<head><title>Old</title></head>
<body bgcolor="#ffffff">
  <center><font color="red" size="2">Old</font> <tt>page</tt></center>
  <table border="0" width="100%"><tr><td nowrap="nowrap" align="center">Cell</td></tr></table>
</body>
</html>`,
  },
  {
    name: 'a legacy doctype',
    source: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
<head><title>Strict</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body><p>Text<br /> and <img src="a.png" alt="a" /></p></body>
</html>`,
  },
  {
    name: 'comments',
    source: page(`
  <!-- a comment --><p>A<!-- in a word -->B <!-- between --> C</p>
  <!--! kept? -->
  <ul><!-- first --><li>One</li><!-- second --><li>Two</li></ul>
  <!--noindex--><p>Not for a search</p><!--/noindex-->`),
  },
  {
    name: 'conditional comments',
    source: page(
      `<p>A</p>`,
      `<title>A</title>
  <!--[if lt IE 9]><script src="shim.js"></script><![endif]-->
  <!--[if !IE]><!--><link rel="stylesheet" href="modern.css"><!--<![endif]-->`,
    ),
  },
  {
    name: 'roles and states',
    source: page(`
  <header role="banner"><nav aria-label="Main  menu" class="nav"><ul role="list">
    <li><a href="/" aria-current="page">Home</a></li>
    <li><a href="/docs/">Docs</a></li></ul></nav></header>
  <div role="tablist" aria-labelledby="t1 t2"><button role="tab" aria-selected="true" aria-controls="p1" id="t1">One</button><span id="t2">Two</span></div>
  <section id="p1" aria-live="polite" tabindex=" -1 " hidden="hidden">Panel</section>
  <p><span aria-hidden="true">★</span> <span class="visually-hidden">Star</span></p>`),
  },
  {
    name: 'disclosures and dialogs',
    source: page(`
  <details open="open"><summary> More </summary> <p>Hidden text</p></details>
  <dialog id="d"><form method="dialog"><button value="ok">OK</button></form></dialog>
  <div popover="manual" id="p">Tip</div> <button popovertarget="p">Tip</button>
  <meter min="0" max="10" value="3">3 of 10</meter> <progress value="30" max="100"></progress>`),
  },
  {
    name: 'a navigation with inline blocks',
    source: page(`
  <div>
    <a class="button" href="/a">A</a>
    <a class="button" href="/b">B</a>
    <i class="icon icon-star"></i> Star
    <span style="display: inline-block; width: 10px"></span> <input name="q" placeholder="Search  here">
  </div>`),
  },
  {
    name: 'an image map',
    source: page(`
  <img src="map.png" alt="Map" usemap="#m" ismap="ismap">
  <map name="m"><area shape="CIRCLE" coords="1,2,3" href="#c" alt="C"><area shape="rect" coords="0,0,9,9" nohref alt="R"></map>`),
  },
  {
    name: 'microdata',
    source: page(`
  <div itemscope="itemscope" itemtype="https://schema.org/Product">
    <span itemprop="name">Thing</span> costs <data itemprop="price" value="9">nine</data>
    <meta itemprop="sku" content="a  b"><link itemprop="url" href="https://example.com/thing">
  </div>`),
  },
  {
    name: 'edits and quotes',
    source: page(`
  <p><del datetime="2020-01-01">Old</del> <ins>new</ins>, <q cite="/q">a quote</q>, H<sub>2</sub>O, x<sup>2</sup>,
     <abbr title="Hypertext Markup Language">HTML</abbr>, super<wbr>cali, <s>no</s><u>yes</u></p>`),
  },
  {
    name: 'formulas',
    source: page(`
  <p>As <math><mi>a</mi> <mo>=</mo> <mfrac> <mn>1</mn> <mn>2</mn> </mfrac></math> says.</p>`),
  },
];

export const SAFE_PAGES: readonly SafePage[] = [
  ...SAFE_CONTENT_PAGES,
  ...SAFE_CODE_PAGES,
];
