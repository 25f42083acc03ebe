import type { Sources } from './inBrowser';

/** Two ways to write the same. */
export const EQUAL: readonly Sources[] = [
  // White space.
  ['<p> a  b\n</p>', '<p>a b</p>'],
  ['<p><b>a </b>b</p>', '<p><b>a</b> b</p>'],
  ['<div> <p>a</p> <p>b</p> </div>', '<div><p>a</p><p>b</p></div>'],
  ['<p>a <br> b</p>', '<p>a<br>b</p>'],
  [
    '<p>a</p> <script>f()</script> <p>b</p>',
    '<p>a</p><script>f()</script><p>b</p>',
  ],
  ['a <script>f()</script> b', 'a <script>f()</script>b'],
  ['<p><button> OK </button></p>', '<p><button>OK</button></p>'],
  [
    '<select> <option> A </option> <option>B</option> </select>',
    '<select><option>A<option>B</select>',
  ],
  ['<table> <tr> <td> a </td> </tr> </table>', '<table><tr><td>a</table>'],
  ['<pre>\na</pre>', '<pre>a</pre>'],
  ['<dl> <dt>a <dd>b </dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    '<div style="display:flex"> <b>a</b> <b>b</b> </div>',
    '<div style="display:flex"><b>a</b><b>b</b></div>',
  ],
  [
    '<p style="white-space:pre-line">a  b\nc</p>',
    '<p style="white-space:pre-line">a b\nc</p>',
  ],
  ['a <input type=hidden name=x> b', 'a <input type=hidden name=x>b'],
  // Comments, optional tags, character references.
  ['<p>a<!-- b -->c</p>', '<p>ac</p>'],
  ['<html><head></head><body><p>a</p></body></html>', '<p>a'],
  ['<p>&copy; &#x41;</p>', '<p>© A'],
  // Attributes.
  ['<p class=" b a  b" id=x></p>', '<p id=x class="a b"></p>'],
  ['<p class="" style=" " id="" onclick=""></p>', '<p></p>'],
  ['<input disabled="disabled" checked=checked>', '<input checked disabled>'],
  ['<img src=a crossorigin=anonymous>', '<img src=a crossorigin>'],
  ['<img src=a crossorigin=nonsense>', '<img src=a crossorigin=ANONYMOUS>'],
  [
    '<a rel="noopener  NOREFERRER noopener" href=" /a ">a</a>',
    '<a rel="noreferrer noopener" href=/a>a</a>',
  ],
  [
    '<a href="https://example.com/a/../b">a</a>',
    '<a href=https://example.com/b>a</a>',
  ],
  ['<a href="javascript: f( 1 )">a</a>', '<a href=javascript:f(1)>a</a>'],
  [
    '<form method=get><input type=text value=""><button type=nonsense></form>',
    '<form><input><button></form>',
  ],
  ['<form method=" POST "></form>', '<form method=post></form>'],
  [
    '<script type=text/javascript language=javascript>f()</script>',
    '<script>f()</script>',
  ],
  [
    '<link rel=stylesheet type=text/css media=all href=a>',
    '<link rel=stylesheet href=a>',
  ],
  ['<img src=a loading=eager decoding=auto fetchpriority=auto>', '<img src=a>'],
  ['<textarea wrap=soft></textarea>', '<textarea></textarea>'],
  ['<td colspan=1 rowspan="">', '<td>'],
  ['<table><tr><td colspan=1 rowspan="">a</table>', '<table><tr><td>a</table>'],
  [
    '<html dir=ltr xmlns="http://www.w3.org/1999/xhtml" lang=en xml:lang=en>',
    '<html lang=en>',
  ],
  ['<p hidden=hidden title=" "></p>', '<p hidden></p>'],
  [
    '<p style="COLOR: #F00; margin: 0px 0px"></p>',
    '<p style="margin:0;color:red"></p>',
  ],
  [
    '<p style="font-weight: bold; transition: top 200ms"></p>',
    '<p style="font-weight:700;transition:top .2s"></p>',
  ],
  [
    '<img srcset=" a.jpg 1x,\n b.jpg 2.0x " sizes="(width > 9em) 5em , 9em">',
    '<img srcset="a.jpg,b.jpg 2x" sizes="(width > 9em) 5em,9em">'.replace(
      'jpg,b',
      'jpg, b',
    ),
  ],
  [
    '<meta name=viewport content="width = device-width, initial-scale=1.0">',
    '<meta name=viewport content="width=device-width,initial-scale=1">',
  ],
  ['<meta name=keywords content="a , b">', '<meta name=keywords content=a,b>'],
  [
    '<meta http-equiv=refresh content="5; URL=/a">',
    '<meta http-equiv=refresh content="5; /a">',
  ],
  ['<input onclick=" f( 1 ) ">', '<input onclick=f(1)>'],
  ['<video preload=auto></video>', '<video preload></video>'],
  ['<div popover=auto></div>', '<div popover></div>'],
  ['<area shape=rect coords="1, 2,3,4">', '<area coords=1,2,3,4>'],
  ['<a href=/a referrerpolicy=nonsense>a</a>', '<a href=/a>a</a>'],
  ['<form autocomplete=on>', '<form autocomplete>'],
  // Scripts and styles.
  ['<script>  f( ) // all of it\n</script>', '<script>f()</script>'],
  ['<script></script><p>a', '<p>a'],
  ['<script>// nothing</script><p>a', '<script></script><p>a'],
  [
    '<script type=application/json>{ "a": [1.0], "b": "<" }</script>',
    '<script type=application/json>{"b":"\\u003c","a":[1]}</script>',
  ],
  [
    '<script type=text/template> <p class="a"> a </p> </script>',
    '<script type=text/template><p class=a>a</script>',
  ],
  ['<style>a, b { top: 0px } c {}</style>', '<style>b{top:0}a{top:0}</style>'],
  [
    '<style>a::before { top: 0 } [x="y"] > b { top: 0 } *::after { top: 0 }</style>',
    '<style>a:before{top:0}[x=y]>b{top:0}:after{top:0}</style>',
  ],
  [
    '<style>a{top:0}</style><style>b{top:0}</style>',
    '<style>a{top:0}b{top:0}</style>',
  ],
  [
    '<style media=print>a{top:0}</style>',
    '<style>@media print{a{top:0}}</style>',
  ],
  [
    '<style>@media ALL and (min-width: 9em){a{top:0}}</style>',
    '<style>@media (min-width:9em){a{top:0}}</style>',
  ],
  // Drawings.
  [
    '<svg viewBox="0 0 9 9"><g><path d="M 0 0 L 9 9"/></g></svg>',
    '<svg viewBox="0 0 9 9"><path d="m0 0 9 9"/></svg>',
  ],
  [
    '<svg width=24px height=100%><path d=m0/></svg>',
    '<svg width=24><path d=m0/></svg>',
  ],
  // Conditional comments.
  ['<!--[if IE 9]> <p>a</p> <![endif]-->', '<!--[if IE 9]><p>a<![endif]-->'],
];

/** Two that look the same, and are not. */
export const DIFFERENT: readonly Sources[] = [
  ['<p>a <x-b></x-b> b</p>', '<p>a<x-b></x-b> b</p>'],
  ['<p>a&nbsp; b</p>', '<p>a&nbsp;b</p>'],
  ['<p>a <q>b</q></p>', '<p>a<q> b</q></p>'],
  ['<p>a <i class=icon></i> b</p>', '<p>a <i class=icon></i>b</p>'],
  ['<pre><b>a</b> <b>b</b></pre>', '<pre><b>a</b>  <b>b</b></pre>'],
  ['<pre>a\n</pre>', '<pre>a</pre>'],
  ['<p>a<br>b</p>', '<p>a b</p>'],
  ['<p class=A></p>', '<p class=a></p>'],
  ['<a href="">a</a>', '<a>a</a>'],
  ['<p data-a=""></p>', '<p></p>'],
  ['<p data-a="a  b"></p>', '<p data-a="a b"></p>'],
  ['<input value="a ">', '<input value=a>'],
  ['<input type=checkbox value="">', '<input type=checkbox>'],
  ['<iframe sandbox></iframe>', '<iframe></iframe>'],
  ['<img crossorigin>', '<img>'],
  ['<img alt=" a">', '<img alt=a>'],
  ['<p aria-labelledby="a b"></p>', '<p aria-labelledby="b a"></p>'],
  ['<div hidden><div title=a><p title="">b', '<div hidden><div title=a><p>b'],
  ['<form id=a><button form="">b', '<form id=a><button>b'],
  ['<script src="">f()</script>', '<script>f()</script>'],
  ['<a href="javascript:f()">a</a>', '<a href="javascript:void 0">a</a>'],
  ['<button onclick=f()>a</button>', '<button onclick>a</button>'],
  ['<a href="#a">a</a>', '<a href="#A">a</a>'],
  ['<link rel=canonical href=/a>', '<link rel=canonical href=/a/>'],
  ['<style>@media print{a{top:0}}</style>', '<style>a{top:0}</style>'],
  ['<style>@import "a.css";a{top:0}</style>', '<style>a{top:0}</style>'],
  ['<style>@font-face{font-family:a;src:url(a)}</style>', ''],
  ['<style>@keyframes a{to{top:0}}</style>', ''],
  ['<style id=a>a{top:0}</style>', '<style>a{top:0}</style>'],
  [
    '<style>a{top:0}</style><link rel=stylesheet href=a><style>b{top:0}</style>',
    '<style>a{top:0}b{top:0}</style><link rel=stylesheet href=a>',
  ],
  [
    '<script type=importmap>{"imports":{}}</script>',
    '<script type=importmap>{</script>',
  ],
  ['<script nomodule>f()</script>', '<script>f()</script>'],
  ['<script type=x-shader>a\nb</script>', '<script type=x-shader>a b</script>'],
  ['<svg><text>a</text></svg>', '<svg><text>b</text></svg>'],
  ['<svg><a href=/a><text>a</text></a></svg>', '<svg><text>a</text></svg>'],
  ['<svg role=img aria-label=a><path d=m0/></svg>', '<svg><path d=m0/></svg>'],
  [
    '<svg><rect id=a /></svg><label aria-labelledby=a></label>',
    '<svg><rect /></svg><label aria-labelledby=a></label>',
  ],
  ['<svg width=9><path d=m0/></svg>', '<svg width=8><path d=m0/></svg>'],
  ['<p style=width:100></p>', '<p style=width:200></p>'],
  ['<template><p style=top:0></template>', '<template><p></template>'],
  ['<svg style=top:0><path d=m0/></svg>', '<svg><path d=m0/></svg>'],
  ['<base href=/a>', '<base href=/b>'],
  ['<video><track src=a></video>', '<video><track src=b></video>'],
  ['<style class=a>a{top:0}</style>', '<style>a{top:0}</style>'],
  ['<body><script>f()</script></body>', '<body><script>f()</body>'],
  ['<noscript>a <b>b</b></noscript>', '<noscript>a<b>b</b></noscript>'],
  ['<template><div>a</div></template>', '<template>a</template>'],
  ['<p>a<b></b></p>', '<p>a</p>'],
  ['<!--[if IE]>a<![endif]-->', '<!--[if IE]><![endif]-->'],
];
