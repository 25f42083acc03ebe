const many = (count: number, make: (n: string) => string): string =>
  Array.from({ length: count }, (_, n) => make(String(n + 10))).join('\n');

/**
 * A page with all that takes time: words, styles, scripts and drawings.
 *
 * @param tens how much of it, besides what is lost: 10 for a page of 30 KB
 */
export const plantedPage = (
  tens: number,
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Shop</title><style>
.is-open { color: green }
.prose :where(p):not(:where([class~="not-prose"] *)) { margin: 1em }
${many(9 * tens, (n) => `.c${n} { margin: 0px ${n}px; color: #ff00${n}; }`)}
</style></head><body>
${many(7 * tens, (n) => `<section class="card c${n}"><h2>Number ${n}</h2><p>Some text with <b>bold</b> <i>words</i> and <a href="/x${n}?a=1&amp;b=2">links</a>, over a few lines\n of text that goes on for a while.</p><svg viewBox="0 0 24 24"><path d="M 4.000 12.000 L 10.000 18.000 L 20.000 ${n}.000" fill="none" stroke="#000000"/></svg></section>`)}
<label>Name <input id="name" placeholder=" "></label>
<input type="radio" name="size" value=""><input type="text" name="q">
<p><i class="icon-home"></i> Home</p>
<p>Only <my-price>5</my-price> today</p><div class="mermaid">graph TD\n  A --- B</div>
<div class="prose"><p>a</p></div><p class="icon-tea active">a</p>
<video><source src="a.mp4" type='video/mp4; codecs="av01.0.05M.08"'></video>
<my-tabs selected="2"></my-tabs><p class="{{ color }} {{ size }}">a</p>
<p data-separator=", ">a</p><!--[if mso]><p>Outlook</p><![endif]-->
<svg viewBox="0 0 9 9"><path fill="#000" d="M0 0h9v9z"/></svg>
<script type="application/json">{ "id": 12345678901234567890 }</script>
<script>app.controller("a", function ($http) { $http.get("/") })</script>
<p>Between</p>
<script>
${many(5 * tens, (n) => `function f${n}(first, second) { const sum = first + second * ${n}; if (sum > 3) { console.log('sum', sum); } return sum; }`)}
</script></body></html>`;

/** What it loses with `max`, and the modules which, switched off, bring it back. */
export const PLANTED_LOSSES: readonly (readonly [
  piece: string,
  ...modules: string[],
])[] = [
  ['-//W3C//DTD XHTML 1.0 Transitional//EN', 'normalizeDoctype'],
  ['xmlns="http://www.w3.org/1999/xhtml"', 'removeXmlLeftovers'],
  ['.is-open { color: green }', 'removeUnusedCss'],
  ['.prose :where(p)', 'removeUnusedCss'],
  ['placeholder=" "', 'removeEmptyAttributes', 'minifyAttributes'],
  ['name="size" value=""', 'removeEmptyAttributes'],
  ['name="q" type="text"', 'removeRedundantAttributes'],
  ['<i class="icon-home">', 'removeEmptyElements'],
  ['Only 5 today', 'collapseWhitespace'],
  ['graph TD\n  A', 'collapseWhitespace'],
  ['class="icon-tea active"', 'sortAttributesWithLists'],
  ['av01.0.05M.08', 'normalizeAttributeValues'],
  ['selected="2"', 'collapseBooleanAttributes'],
  [
    '{{ color }} {{ size }}',
    'sortAttributesWithLists',
    'deduplicateAttributeValues',
  ],
  ['data-separator=", "', 'minifyAttributes'],
  ['<!--[if mso]>', 'removeComments'],
  ['fill="#000"', 'minifySvg'],
  ['12345678901234567890', 'minifyJson'],
  ['function ($http)', 'minifyJs'],
  ['</body>', 'removeOptionalTags'],
];
