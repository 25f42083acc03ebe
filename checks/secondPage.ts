import { lossesOf, missing } from '../src/htmlnano/live/losses';
import { readPage } from '../src/htmlnano/live/readPage';
import { partsOf } from './fixes';
import { runExample } from './library/runExample';
import type { Block } from './blocks';
import {
  type ExampleCheck,
  isRun,
  type PageChecks,
  type ProjectCheck,
} from './pageChecks';
import { integrationOf } from './integrations';
import type { Run } from './library/runInNode';
import { runProject } from './runProject';

/**
 * A page with parts that readers' pages have and the examples do not. Some recipes that
 * work with their own page break here. It begins with "Ferries" and ends with "harbor."
 */
const SECOND_PAGE = `Ferries <b><%= name %></b> <i>sail</i>
<% for (const port of ports) { %>
<a href="<%= port.url %>"><%= port.name %></a>
<% } %>
<span>{{ low }}</span> <span>{{ high }}</span>
<template><p class="">Fares <b>by</b> <i>age</i></p><pre>潮

  汐</pre></template>
<pre>noon

  night</pre>
<p style="white-space: pre">north
  south</p>
<!-- <script>broken {{ </script> <style>broken {{ </style> -->
<!--[if mso]><style>p { color: #ff0000 }</style><![endif]-->
<svg viewBox="0 0 9 9" onclick="sail( 1 )"><style>.sea { fill: #00f }</style><path class="sea" d="M0 0h9v9z"/></svg>
<style>p { color: red }</style>
<style type="text/less">@a: red; p { color: @a }</style>
<style integrity="sha256-a">p { top: 0px }</style>
<style amp-boilerplate>body { visibility: hidden }</style>
<script type="module">import { sail } from './sail.js'; sail( 1 )</script>
<p>At the <em>old</em> harbor.</p>`;

/** The second page in what a recipe prints or writes, once for each time. */
const MINIFIED = /Ferries[^]*?harbor\./g;

/** A recipe of a page, and what becomes of the second page. */
interface Trial {
  /** Its program, command, options or configuration file. */
  readonly block: Block;
  /** Its text and that of the files that it may use. */
  readonly code: string;
  /** The faults that the presets alone do not have. */
  readonly faults: readonly string[];
}

/** The texts that a recipe prints and writes, and why it failed. */
interface Made extends Pick<Trial, 'block' | 'code'> {
  readonly texts: readonly string[];
  readonly problem?: string | undefined;
}

/**
 * Runs the recipes of a page with the second page instead of their own: programs,
 * configuration files, and options with a function.
 *
 * @param run runs the library
 * @param libraryDir absolute path of the version's workspace
 * @param isPromised whether a fault counts although the preset has it as well
 */
export async function trySecondPage(
  { examples, projects }: PageChecks,
  run: Run,
  libraryDir: string,
  isPromised: (block: Block, fault: string) => boolean,
): Promise<readonly Trial[]> {
  const made: Made[] = [];
  for (const check of examples.filter(isRecipe)) {
    const block = check.options ?? check.source;
    if (made.some((one) => one.block === block)) continue;
    const source = { ...check.source, text: SECOND_PAGE };
    const { actual, problem } = await runExample(
      { ...check, source },
      libraryDir,
    );
    const preset = block.attributes.preset ?? '';
    const code = [check.config?.text, block.text, preset].join('\n');
    made.push({ block, code, texts: [actual], problem });
  }
  for (const check of pastedIn(projects))
    made.push(...(await trySection(check, libraryDir)));
  const safe = faultsOf(await run(SECOND_PAGE, {}, 'safe'));
  const max = faultsOf(await run(SECOND_PAGE, {}, 'max'));
  return made.map(({ block, code, texts, problem }) => {
    const usual = LIKE_MAX.test(code) ? [...safe, ...max] : safe;
    // The first of joined words may be longer, as others are joined with it.
    const isUsual = (fault: string): boolean =>
      usual.some((one) => one.endsWith(fault.replace(SPACE, '')));
    const faults = texts
      .flatMap((text) => text.match(MINIFIED) ?? [])
      .flatMap(faultsOf)
      .filter((fault) => !isUsual(fault) || isPromised(block, fault));
    const all = problem === undefined ? faults : [problem, ...faults];
    return { block, code, faults: [...new Set(all)] };
  });
}

/** The preset `max`, or a value that no other preset has. */
const LIKE_MAX =
  /\bmax\b|entries\(htmlnano\.presets|'all'|minifyConditionalComments: true/;

/** Options with a function, and configuration files, of which no error is expected. */
const isRecipe = ({ options, config, expected }: ExampleCheck): boolean =>
  expected.kind === 'result' &&
  (options ? /=>|function/.test(options.text) : config?.proof === undefined);

const isProof = ({ steps }: ProjectCheck): boolean =>
  steps.every(({ block }) => !isRun(block) || block.proof !== undefined);

/** The projects of which a reader sees a program, or code that no other one runs. */
function pastedIn(projects: readonly ProjectCheck[]): readonly ProjectCheck[] {
  const blocksOf = ({ steps }: ProjectCheck) => steps.map(({ block }) => block);
  const shown = projects.filter((check) => !isProof(check));
  const run = new Set(shown.flatMap(blocksOf));
  const isLeft = (block: Block): boolean =>
    block.proof === undefined && block.language === 'js' && !run.has(block);
  return projects.filter(
    (check) =>
      !integrationOf(check) &&
      (!isProof(check) || blocksOf(check).some(isLeft)),
  );
}

async function trySection(
  check: ProjectCheck,
  libraryDir: string,
): Promise<readonly Made[]> {
  const steps = check.steps
    // A recipe in TypeScript is also there in JavaScript.
    .filter(({ block }) => block.kind !== 'program' || block.language !== 'ts')
    .map((step) => ({ ...step, block: withSecondPage(step.block) }));
  const outcomes = await runProject({ ...check, steps }, libraryDir);
  return steps.flatMap(({ block, outputs }, index) => {
    if (!isRun(block)) return [];
    const own = outcomes.filter(
      (one) => one.block === block || outputs.includes(one.block),
    );
    const texts = own.map(({ actual }) => actual);
    const isBlind =
      outputs.some(({ text }) => text.includes('</')) &&
      texts.every((text) => text.search(MINIFIED) < 0);
    const problem =
      own.find((one) => one.problem !== undefined)?.problem ??
      (isBlind ? 'is not in the output, where other pages are' : undefined);
    const files = steps.slice(0, index).filter((step) => !isRun(step.block));
    const code = [...files.map((step) => step.block.text), block.text];
    return [{ block, code: code.join('\n'), texts, problem }];
  });
}

/** A string of a program that begins with a tag and has no expression. */
const PAGE = /(['"`])\s*<[a-z!](?:\\.|(?!\1|\$\{)[^\\])*\1/gi;

/** A block with the second page in place of each page that is written in it. */
function withSecondPage(block: Block): Block {
  const { language, text } = block;
  if (language === 'html') return { ...block, text: SECOND_PAGE };
  if (language !== 'js' && language !== 'ts') return block;
  const page = JSON.stringify(SECOND_PAGE);
  return { ...block, text: text.replace(PAGE, () => page) };
}

const SPACE = 'other space: ';

/** Lists what of the second page a page lacks, and its new style attributes. */
function faultsOf(html: string): string[] {
  const before = partsOf(SECOND_PAGE);
  const after = partsOf(html);
  const { words, preformatted } = lossesOf(
    readPage(SECOND_PAGE),
    readPage(html),
  );
  // What Try it does not see: a style attribute keeps these lines.
  const lines = html.includes('north\n  south') ? [] : ['north south'];
  return [
    ...missing(before, after, withoutSpace).map((part) => `lost ${part}`),
    ...missing(after, before, withoutSpace)
      .filter((part) => part.includes(' style="'))
      .map((part) => `new ${part}`),
    ...[...words, ...preformatted, ...lines].map((text) => SPACE + text),
  ];
}

const withoutSpace = (part: string): string => part.replace(/[\s;]/g, '');
