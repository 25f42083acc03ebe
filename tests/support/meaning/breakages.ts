import { type Breakage, BREAKAGES_BY_HAND } from './breakagesByHand';
import { page } from './page';

/** What published versions of htmlnano do, by options that they document. */
const BY_LIBRARY: readonly Breakage[] = [
  {
    name: 'conservative white space at the top level',
    before: '<i>hello</i> <i>world</i>',
    after: {
      version: '2.1.0',
      options: { collapseWhitespace: 'conservative' },
    },
    expected: /space-lost: .*"hello" and "world" is gone.*"helloworld"/,
  },
  {
    name: 'all white space',
    before: page('<p>One <b>two</b> three.</p>'),
    after: { version: '2.1.0', options: { collapseWhitespace: 'all' } },
    expected: /space-lost: .*"Onetwo"/,
  },
  {
    name: 'aggressive white space around a custom element',
    before: page('<p>See <x-name>Ada</x-name> there.</p>'),
    after: { version: '1.1.1', options: { collapseWhitespace: 'aggressive' } },
    expected: /space-lost: .*"See" and "Ada"/,
  },
  {
    name: 'scripts merged',
    before: page(
      '<script>window.first()</script><p>A</p><script>window.second()</script>',
    ),
    after: { version: 'next', options: { mergeScripts: true } },
    expected: /scripts-merged: Two scripts are now one.*window\.first/,
  },
  {
    name: 'styles merged over one for print',
    before: page(
      '<p class="a">A</p>',
      '<title>A</title><style>.a{color:red}</style><style media="print">.a{color:black}</style><style>.a{color:blue}.b{top:0}</style>',
    ),
    after: { version: '2.1.0', options: { mergeStyles: true } },
    expected: /styles-reordered: .*before those of .*print/,
  },
  {
    name: 'the tag of a body that begins with a template',
    before:
      '<!DOCTYPE html><html><head><title>A</title></head><body><template><p>Row</p></template><p>A</p></body></html>',
    after: { version: '2.1.0', options: { removeOptionalTags: true } },
    expected: /element-nested: .*<template> stood in <body>.* in <head>/,
  },
  {
    name: 'an empty element that a script fills',
    before: page('<div id="app"></div><script src="/app.js"></script>'),
    after: {
      version: 'next',
      options: { removeEmptyElements: { removeWithAttributes: true } },
    },
    expected: /element-lost: .*<div id="app"> is gone/,
  },
  {
    name: 'code in an address',
    before: page('<a href="javascript:history.back()">Back</a>'),
    after: {
      version: '1.1.1',
      options: { minifyUrls: 'https://example.com/' },
    },
    expected: /attribute-changed: .*href .*history\.back.*"ck\("/,
  },
  {
    name: 'the end of a script in JSON',
    before: page(
      '<script type="application/ld+json">{"name": "\\u003C/script>\\u003Cb>Bold"}</script>',
    ),
    after: { version: '2.1.0', options: { minifyJson: {} } },
    expected: /json-changed: /,
  },
  {
    name: 'a sprite of icons',
    before: page(
      '<svg hidden><symbol id="dot" viewBox="0 0 9 9"><circle r="4"/></symbol></svg><svg role="img" aria-label="Dot"><use href="#dot"/></svg>',
    ),
    after: { version: '1.1.1', options: {}, preset: 'safe' },
    expected: /svg-id-lost: .*"dot"|element-lost: .*<svg/,
  },
  {
    name: 'the name of a drawing',
    before: page(
      '<svg viewBox="0 0 9 9"><title>Open menu</title><path d="M0 0h9v9z"/></svg>',
    ),
    after: { version: '2.1.0', options: {}, preset: 'safe' },
    expected: /svg-title-lost: .*"Open menu"/,
  },
  {
    name: 'the role of a drawing',
    before: page(
      '<svg viewBox="0 0 9 9" role="img" aria-label="Dot"><circle r="4"/></svg>',
    ),
    after: { version: 'next', options: {}, preset: 'safe' },
    expected: /attribute-lost: .*role of <svg>, "img"/,
  },
  {
    name: 'sizes sorted like a list of words',
    before: page(
      '<img src="a" srcset="a 480w, b 800w" sizes="(max-width: 600px) 480px, 800px" alt="">',
    ),
    after: { version: '1.1.1', options: {}, preset: 'safe' },
    expected: /attribute-changed: .*sizes of <img/,
  },
  {
    name: 'a rule for a class that a script sets',
    before: page(
      '<p class="a">A</p><script>document.body.className = "is-" + "open"</script>',
      '<title>A</title><style>.a{color:red}.is-open .a{color:blue}</style>',
    ),
    after: {
      version: 'next',
      options: { removeUnusedCss: { tool: 'purgeCSS' } },
    },
    expected: /rule-lost: .*"\.is-open \.a" is gone/,
  },
  {
    name: 'an element that a custom module takes away',
    before: page('<h1>News</h1><p>Text</p>'),
    after: {
      version: 'next',
      options: {
        custom: [
          (tree: {
            match: (by: object, edit: (node: Node) => Node) => void;
          }) => {
            tree.match({ tag: 'h1' }, () => ({ tag: false, content: [] }));
            return tree;
          },
        ],
      },
    },
    expected: /element-lost: .*<h1> with the text "News"/,
  },
  {
    name: 'a referrer policy that the library does not know',
    before: page('<a href="/a" referrerpolicy="strict-origin">A</a>'),
    after: { version: 'next', options: {}, preset: 'safe' },
    expected: /attribute-lost: .*referrerpolicy .*"strict-origin"/,
  },
  {
    name: 'a button that sends the form to the page itself',
    before: page(
      '<form action="/search"><button formaction="">Here</button></form>',
    ),
    after: { version: '2.1.0', options: { removeEmptyAttributes: true } },
    expected: /attribute-lost: .*formaction/,
  },
  {
    name: 'a button without a word',
    before: page('<form action="/s"><input type="submit" value=""></form>'),
    after: { version: 'next', options: {}, preset: 'safe' },
    expected: /attribute-lost: .*value of <input type="submit">/,
  },
  {
    name: 'a language taken back',
    before: page('<p lang="fr">Le mot <i lang="">xyz</i></p>'),
    after: { version: '1.1.1', options: { removeEmptyAttributes: true } },
    expected: /attribute-lost: .*lang of <i>/,
  },
  {
    name: 'a conditional comment',
    before: page('<!--[if IE 9]><p>Old browser</p><![endif]--><p>A</p>'),
    after: { version: 'next', options: { removeComments: 'all' } },
    expected: /condition-lost: .*if IE 9/,
  },
  {
    name: 'a transitional doctype',
    before:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><title>A</title><p>A</p>',
    after: { version: 'next', options: { normalizeDoctype: true } },
    expected: /mode-changed: /,
  },
  {
    name: 'a value of a custom element',
    before: page('<x-panel open="false">Text</x-panel>'),
    after: { version: '2.1.0', options: { collapseBooleanAttributes: {} } },
    expected: /attribute-changed: .*open of <x-panel> was "false"/,
  },
  {
    name: 'words at the top of a template',
    before: page('<template><i>hello</i> <i>world</i></template>'),
    after: { version: 'next', options: {}, preset: 'safe' },
    expected: /space-lost: .*"hello" and "world"/,
  },
  {
    name: 'an address as seen from another server',
    before: page('<a href="https://example.com/a">A</a>'),
    after: {
      version: '2.1.0',
      options: { minifyUrls: 'https://example.com/' },
    },
    expected: /attribute-changed: .*href .*example\.com/,
  },
];

/** A node of the library's tree, as far as the custom modules above use it. */
interface Node {
  tag?: string | false;
  attrs?: Record<string, string>;
  content?: unknown[];
}

export const BREAKAGES: readonly Breakage[] = [
  ...BY_LIBRARY,
  ...BREAKAGES_BY_HAND,
];
