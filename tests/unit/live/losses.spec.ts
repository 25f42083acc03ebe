import { expect, test } from '@playwright/test';
import {
  isLoss,
  type Losses,
  lossesOf,
  NO_LOSSES,
} from '../../../src/htmlnano/live/losses';
import { readPage } from '../../../src/htmlnano/live/readPage';

const lossesBetween = (source: string, minified: string): Losses =>
  lossesOf(readPage(source), readPage(minified));

/** Each loss, with its source and its result. */
const LOST: Readonly<
  Record<string, readonly [string, string, Partial<Losses>]>
> = {
  'words run together between inline elements': [
    '<p><i>hello</i> <i>world</i> again</p>',
    '<p><i>hello</i><i>world</i> again</p>',
    { words: ['helloworld'] },
  ],
  'a no-break space becomes an ordinary one': [
    `<p>${'a'.repeat(90)} <b>${'b'.repeat(90)}</b><p>c&nbsp;d`,
    `<p>${'a'.repeat(90)}<b>${'b'.repeat(90)}</b><p>c d`,
    {
      words: ['a'.repeat(20) + 'b'.repeat(20)],
      text: ['“c&#160;d” → “c d”'],
    },
  ],
  'elements are gone, in templates as well': [
    '<ul id="list"></ul><i class="icon b a"></i><i class="icon"></i><template><p></template><table><tr></table><input class="c" name="q"><svg><title>d</title></svg>',
    '<i class="a b icon"></i><template></template><table></table><svg></svg>',
    {
      elements: [
        ...['<ul id="list">', '<i class="icon">', '<p>', '<tr>'],
        ...['<input name="q">', '<title>'],
      ],
    },
  ],
  'links, labels, lists, ARIA attributes, styles and scripts point to nothing':
    [
      `<a href="#a">1</a><label for=b>2</label><p aria-describedby="c  d">3</p><input list=e><svg><use xlink:href="#f"/><path fill="url('#g')"/></svg><style>.a{clip-path:url(#h)}</style><script>f('i');g("a #j")</script>${[...'abcdefghij'].map((id) => `<i id=${id}></i>`).join('')}`,
      `<a href="#a">1</a><label for=b>2</label><p aria-describedby="c d">3</p><input list=e><svg><use href="#f"/><path fill="url(#g)"/></svg><style>.a{clip-path:url(#h)}</style><script>f("i"),g("a #j")</script>${'<i></i>'.repeat(10)}`,
      { targets: [...'abcdefghij'].map((id) => `#${id}`) },
    ],
  'an anchor is gone, other attributes point to nothing, and an id is shared': [
    '<a href="#a">1</a><a name="a"></a><p popovertarget="b" aria-controls="c" aria-labelledby="d" aria-owns="e" aria-details="g" aria-errormessage="h" aria-activedescendant="i" aria-flowto="j"><i id="b"></i><i id="c"></i><i id="d"></i><i id="e"></i><a href="#f"></a><i id="f"></i><i id="g"></i><i id="h"></i><i id="i"></i><i id="j"></i>',
    '<a href="#a">1</a><a></a><p popovertarget="b" aria-controls="c" aria-labelledby="d" aria-owns="e" aria-details="g" aria-errormessage="h" aria-activedescendant="i" aria-flowto="j"><i></i><i></i><i></i><i id="f"></i><a href="#f"></a><i id="f"></i><i></i><i></i><i></i><i></i>',
    { targets: [...'abcdeghijf'].map((id) => `#${id}`) },
  ],
  'preformatted text has changed, that of a textarea too': [
    '<pre>a  b</pre><textarea>\n\n c </textarea><pre>d  e</pre>',
    '<pre>a  b </pre><textarea>\n c </textarea><pre>d  e</pre>',
    { preformatted: ['a b', 'c'] },
  ],
  'conditional comments are gone': [
    '<!--[if lt IE 9]><p>Old</p><![endif]--><!--[if mso]>x<![endif]--><![if !mso]>a<![endif]>',
    '<!--[if mso]>x<![endif]-->a',
    { conditionalComments: ['[if lt IE 9]', '[if !mso]'] },
  ],
  'other comments are gone, or tags that browsers read as comments': [
    '<!-- --><!--! License --><?php echo 1 ?><!-- ko -->',
    '<!-- ko -->',
    { comments: ['<!-- -->', '<!--! License -->', '<?php echo 1 ?>'] },
  ],
  'a class that only a script or an event handler sets has no rules': [
    `<style>.on{top:0}.is-open a{top:0}/* .b{top:0} */.c{}.used{top:0}</style><p class="used" onclick="this.className = 'on'"></p><script>a.className = "b is-open c"</script>`,
    `<style>.used{top:0}</style><p class="used" onclick="this.className='on'"></p><script>a.className="b is-open c"</script>`,
    { scriptedClasses: ['.on', '.is-open'] },
  ],
  'a script and an event handler are gone': [
    '<p onclick="b()"></p><script>c()</script>',
    '<p></p>',
    { scripts: ['<script>', '<p onclick>'] },
  ],
  'template tags are changed, a tag never ends, and an attribute ends at an apostrophe':
    [
      `<p class="{{ a }} {{ &quot;b&quot; }}" title="{&quot;c&quot;:&quot;it's&quot;}">{% if  d %}</p><p title="{% e %}<%= f %>"></p><b id="`,
      `<p class='{{ }} {{"b"}} a' title='{"c":"it's"}'>{% if d %}</p><p title></p>`,
      {
        tags: [
          ...['{{ a }}', '{% e %}', '<%= f %>'],
          ...['…><p title="{% e %}<%= f %>"></p><b id="', `<p s"}'>`],
        ],
      },
    ],
};

for (const [what, [source, minified, lost]] of Object.entries(LOST)) {
  test(`a loss is reported where ${what}`, () => {
    const losses = lossesBetween(source, minified);
    expect(losses).toEqual({ ...NO_LOSSES, ...lost });
    expect(isLoss(losses)).toBe(true);
  });
}

const KEPT: Readonly<Record<string, readonly [string, string]>> = {
  'spaces at the edges of blocks and between them': [
    '<div> <p> a  b </p> <ul> <li> c </li> </ul> <br> d </div>',
    '<div><p>a b</p><ul><li>c</li></ul><br>d</div>',
  ],
  'tags that may be left out, quotes, case and entities': [
    '<!doctype html><HTML><HEAD><TITLE>a &amp; b</TITLE></HEAD><BODY><TABLE><COLGROUP><COL></COLGROUP><TBODY><TR><TD ID="x">1</TD><TD>2</TD></TR></TBODY></TABLE><P>c</P><P>d</P></BODY></HTML>',
    '<!doctype html><title>a & b</title><table><col><tr><td id=x>1<td>2</table><p>c<p>d',
  ],
  'classes that nothing names, and styles that are merged': [
    'a<style>.a{top:0}.b{top:0}</style>b<style>p{top:0}</style><script>const a = url(".b")</script><p onclick=" "></p>',
    'a<style>p{top:0}</style>b<script>const a=url(".b")</script><p></p>',
  ],
  'references that pointed to nothing before, and ids that were shared': [
    '<a href="#top">a</a><a name="b" id="b"></a><i id="c"></i><i id="c"></i><a href="#c">c</a>',
    '<a href="#top">a</a><a name="b" id="b"></a><i id="c"></i><i id="c"></i><a href="#c">c</a>',
  ],
  'tags in texts, scripts, attributes and styles of drawings': [
    '<title><i></title><textarea><b></textarea><script>"<s>"</script><p title="<em>">x</p><svg><style><![CDATA[<q>]]></style></svg>',
    '<title>&lt;i></title><textarea>&lt;b></textarea><script>"<s>"</script><p title="<em>">x</p><svg></svg>',
  ],
  'HTML in a drawing, shapes, and what follows one without an end': [
    '<svg><foreignObject><p>a <b>b</b></p></foreignObject><path/></svg><svg><p id=a>Text</p>',
    '<svg><foreignObject><p>a <b>b</b></p></foreignObject></svg><svg></svg><p id=a>Text</p>',
  ],
};

/** A page that breaks in ways that Try it does not compare, as its last line says. */
const NOT_COMPARED = [
  '<style>[class^="icon-"]{top:0}input:focus-visible{top:0}</style><p class="b icon-a" data-separator=", ">One\ntwo</p><script>f(12345678901234567890) // end</script>',
  '<p class="icon-a b" data-separator=",">One two</p><script>f(12345678901234567000)</script>',
] as const;

test('Try it does not compare other attributes, other style rules, line breaks and code', () => {
  expect(lossesBetween(...NOT_COMPARED)).toEqual(NO_LOSSES);
});

for (const [what, [source, minified]] of Object.entries(KEPT)) {
  test(`no loss is reported for ${what}`, () => {
    expect(lossesBetween(source, minified)).toEqual(NO_LOSSES);
  });
}
