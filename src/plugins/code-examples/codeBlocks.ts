import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { bytesOf, describeSaving } from './bytesSaved';
import { parseInfo, type Kind } from './grammar';
import { type Inputs, inputsBelow, isResult } from './inputs';
import { button } from './button';
import type { Options } from '.';
import { CHANGES_BUTTON, type ExampleBlock } from './example';
import { isBlank } from '../shared/markdown';
import { tokensOf } from './tokens';
import { commandsOf, PACKAGE_MANAGERS } from './commands';
import { staticHtml } from './staticHtml';
import { splitAtFragileWords } from './words';

/** The captions of kinds that have a name for readers. */
const LABELS: Readonly<Partial<Record<Kind, string>>> = {
  options: 'Options',
  source: 'Source',
  result: 'Result',
  error: 'Error',
  output: 'Output',
  command: 'Terminal',
};

/** The page, or a fold in it. */
interface Parent {
  children: RootContent[];
}

const EXAMPLE = /^(options|source|result|error)$/;

/** Kinds of blocks that readers copy into their project. */
const COPIED = /^(command|config|program|file|illustration)$/;

/** Blocks with wrapped lines. Any other may scroll, so it must be focusable. */
const WRAPPED = /^(options|source|result|error|output)$/;

/**
 * A rehype plugin that renders code blocks: highlighted at build, with classes
 * instead of inline styles, so that the browser needs no highlighter. Adjacent
 * blocks of one example become one figure, with the bytes that were saved.
 *
 * @throws Error on a block without a kind, which `checkBlocks` reports earlier
 */
export default function codeBlocks({
  madeWith,
  newIssue,
  buttons,
}: Omit<Options, 'checker'>) {
  return (tree: Root, file: VFile): void => {
    const made = madeWith(file.path);
    let above: Inputs<ExampleBlock> = {};
    let choices = 0;
    let isFirst = true;
    const drawBelow = (parent: Parent): void => {
      const children: RootContent[] = [];
      let blocks: ExampleBlock[] = [];
      const close = (): void => {
        if (blocks.length > 0) {
          // A reader does not see what is folded.
          const isMade =
            parent === tree && blocks.some(({ kind }) => kind === 'result');
          const note = isMade && isFirst ? drawNote(file, made, newIssue) : [];
          if (isMade) isFirst = false;
          // The buttons are about its first result, as `readInputs` reads it.
          const first = blocks.findIndex(isResult);
          const inputs = (first < 0 ? blocks : blocks.slice(0, first)).reduce(
            inputsBelow,
            above,
          );
          const tools = buttons.map((draw) => draw(inputs));
          const figure = drawExample(blocks, above, tools);
          children.push(staticHtml(figure), ...note);
        }
        above = blocks.reduce(inputsBelow, above);
        blocks = [];
      };
      for (const node of parent.children) {
        const block = readBlock(node);
        if (block && EXAMPLE.test(block.kind)) {
          blocks.push(block);
        } else if (!isBlank(node)) {
          close();
          if (block) above = inputsBelow(above, block);
          if (block?.kind === 'command') choices += 1;
          if (node.type === 'element') {
            if (/^h[1-6]$/.test(node.tagName)) above = {};
            // It draws the blocks in a fold.
            if (node.tagName === 'details') drawBelow(node);
          }
          children.push(
            block
              ? staticHtml(
                  drawBlock(block, `package-manager-${String(choices)}`),
                )
              : node,
          );
        }
      }
      close();
      parent.children = children;
    };
    drawBelow(tree);
  };
}

function readBlock(node: RootContent): ExampleBlock | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const code = node.children[0];
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const text = toString(code).replace(/\n$/, '');
  // Docusaurus keeps the text after the language as the property `metastring`.
  const { className, metastring } = code.properties;
  const [, language = 'text'] = /language-(\S+)/.exec(String(className)) ?? [];
  const info = parseInfo(language, String(metastring ?? ''));
  if ('mistake' in info) throw new Error(info.mistake);
  const { name, preset } = info.attributes;
  const label = name ?? LABELS[info.kind] ?? '';
  return {
    kind: info.kind,
    label: preset === undefined ? label : `${label}, preset ${preset}`,
    language,
    text,
    preset,
  };
}

/** @param choice name of the radio buttons, unique on the page */
function drawBlock(block: ExampleBlock, choice: string): Element {
  const commands =
    block.kind === 'command' ? commandsOf(block.text) : undefined;
  const codes =
    commands &&
    PACKAGE_MANAGERS.map((manager, index) =>
      drawCode(commands[manager], 'bash', {
        dataManager: manager,
        // `client/packageManagers` shows the commands that a reader chose.
        hidden: index > 0,
      }),
    );
  const panel = drawPanel(block, codes && drawChoice(choice), codes);
  return h('figure.code-block', panel);
}

const drawCode = (text: string, language: string, properties = {}): Element =>
  h(
    `code.language-${language}`,
    properties,
    tokensOf(text, language).flatMap(({ color, text }) => {
      if (color !== 'plain') return [h(`span.token-${color}`, text)];
      // The lines of commands wrap on phones.
      return language === 'bash'
        ? splitAtFragileWords(text).map((part, index) =>
            index % 2 ? h('span', part) : part,
          )
        : [text];
    }),
  );

function drawChoice(name: string): Element {
  const radios = PACKAGE_MANAGERS.map((value, index) =>
    h(
      'label',
      h('input', { type: 'radio', name, value, checked: !index }),
      value,
    ),
  );
  return h('fieldset.package-managers', [
    h('legend.visually-hidden', 'Package manager'),
    ...radios,
  ]);
}

function drawExample(
  blocks: readonly ExampleBlock[],
  above: Inputs<ExampleBlock>,
  tools: readonly (Element | undefined)[],
): Element {
  let inputs = above;
  const panels = blocks.map((block, index) => {
    inputs = inputsBelow(inputs, block);
    const next = blocks[index + 1];
    const isHalf =
      (next !== undefined && isResult(next)) || (isResult(block) && index > 0);
    const width = isHalf ? 'example-half' : 'example-whole';
    const isLine = block.kind === 'options' && !block.text.includes('\n');
    const { source } = inputs;
    const size =
      block.kind === 'result' && source
        ? h('span', describeSaving(bytesOf(source.text), bytesOf(block.text)))
        : undefined;
    return h(
      isLine ? `div.${width}.example-line` : `div.${width}`,
      drawPanel(block, size),
    );
  });
  return h('figure.code-block.example', [
    ...tools,
    h('div.example-panels', panels),
  ]);
}

/** A note below the first example: the version that made the results of the page. */
function drawNote(file: VFile, made: string, newIssue: string): Element[] {
  const title = `Wrong example in ${file.basename ?? ''} (${made})`;
  const href = `${newIssue}?title=${encodeURIComponent(title)}`;
  const link = { href, target: '_blank', rel: 'noopener' };
  return [
    h('p.example-note', [
      `${made} made the results on this page. `,
      button('Show changes', CHANGES_BUTTON),
      ' ',
      h('a', link, 'Report a wrong one'),
    ]),
  ];
}

/**
 * @param note is shown beside the label
 * @param codes replaces the block's own text
 */
function drawPanel(
  { kind, label, language, preset, text }: ExampleBlock,
  note?: Element,
  codes = [drawCode(text, language)],
): Element[] {
  const words = LABELS[kind];
  // Otherwise it is a file name.
  const isWords = words !== undefined && label.startsWith(words);
  const translate = isWords ? undefined : 'no';
  // The tabs of package managers say that it is a command.
  const caption = codes.length > 1 ? [note] : [label, note];
  const heading = h('div.code-label', { translate }, caption);
  const name = label === '' ? 'Code' : label;
  const attributes = {
    ...(!WRAPPED.test(kind) && { tabIndex: 0 }),
    role: 'group',
    ariaLabel: name,
    // `readInputs` reads it.
    dataPreset: preset,
    translate: 'no',
  };
  const code = h(`pre.code-${kind}`, attributes, codes);
  return [
    ...(label === '' ? [] : [heading]),
    ...(COPIED.test(kind)
      ? [button('Copy', '.code-copy', { ariaLabel: `Copy ${name}` })]
      : []),
    code,
  ];
}
