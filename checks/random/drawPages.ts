/** What readers see and hear of a page in Chromium. */
import type { CDPSession, Page } from '@playwright/test';
import { diffArrays } from 'diff';
import { type Drawn, drawFrames } from './drawFrames';

/** Frames in one window at a time. */
const BATCH = 60;
/** The accessibility tree of an empty page. */
export const ADDRESS = 'https://example.com/folder/';

/** Roles that are not announced, or repeat the text. */
const SILENT = /^(none|generic|InlineTextBox|StaticText|LineBreak)$/;
const PLAYER = /^(Video|Audio)$/;

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

/** A page, and its accessibility tree, line by line. */
export interface DrawnPage extends Drawn {
  readonly roles: readonly string[];
}

/**
 * Shows pages side by side in frames, in which no script runs and nothing is
 * fetched, and reads them.
 */
export async function drawPages(
  page: Page,
  sources: readonly string[],
  address = ADDRESS,
): Promise<Map<string, DrawnPage>> {
  if (page.url() !== address) {
    await page.unrouteAll();
    await page.route('**', (route) =>
      route.request().url() === address
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
        : route.abort(),
    );
    await page.goto(address);
  }
  const session = await page.context().newCDPSession(page);
  const read = new Map<string, DrawnPage>();
  const all = [...new Set(sources)];
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    const drawn = await page.evaluate(drawFrames, batch);
    const roles = await rolesOf(session);
    for (const [index, source] of batch.entries()) {
      const own = drawn[index];
      if (own) read.set(source, { ...own, roles: roles[index] ?? [] });
    }
  }
  await session.detach();
  return read;
}

/** The accessibility trees of a window's frames. */
async function rolesOf(session: CDPSession): Promise<string[][]> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const trees: string[][] = [];
  for (const { frame } of frameTree.childFrames ?? []) {
    const { nodes } = await session.send('Accessibility.getFullAXTree', {
      frameId: frame.id,
    });
    trees[Number(frame.name)] = linesOf(nodes as unknown as Node[]);
  }
  return trees;
}

function linesOf(all: readonly Node[]): string[] {
  // Names of video controls depend on how much has loaded.
  const players = new Set<string>();
  const nodes = all.filter(({ nodeId, parentId = '', role }) => {
    const isInside = players.has(parentId);
    if (isInside || PLAYER.test(role?.value ?? '')) players.add(nodeId);
    return !isInside;
  });
  return nodes
    .filter(({ ignored, role }) => !ignored && !SILENT.test(role?.value ?? ''))
    .map(({ nodeId, role, name, properties = [] }) => {
      if (players.has(nodeId)) return String(role?.value);
      const states = properties
        .filter(({ value }) => typeof value.value !== 'object')
        .map((state) => `${state.name}=${String(state.value.value)}`);
      return [role?.value, JSON.stringify(name?.value ?? ''), ...states].join(
        ' ',
      );
    });
}

/** What differs between two pages, each difference as `kind: before → after`. */
export function differencesOf(before: DrawnPage, after: DrawnPage): string[] {
  const [old, now] = [before, after].map(({ elements }) =>
    elements.map(({ path }) => path),
  );
  const found = [
    ...changesOf('text', before.text, after.text),
    ...changesOf('elements', old ?? [], now ?? []),
    ...changesOf('roles', before.roles, after.roles),
  ];
  let [left, right] = [0, 0];
  for (const { added, removed, count } of diffArrays(old ?? [], now ?? [])) {
    for (let step = 0; step < count && !added && !removed; step += 1) {
      const one = before.elements[left + step];
      const other = after.elements[right + step];
      if (!one || !other) continue;
      const name = one.path.replace(/.*>/, '');
      for (const kind of ['style', 'values'] as const)
        found.push(...changesOf(`${kind} of ${name}`, one[kind], other[kind]));
    }
    if (!added) left += count;
    if (!removed) right += count;
  }
  return [...new Set(found)];
}

/** The lines that differ, as one difference of this kind. */
function changesOf(
  kind: string,
  before: readonly string[],
  after: readonly string[],
): string[] {
  const chunks = diffArrays([...before], [...after]);
  const texts = (isOf: (chunk: (typeof chunks)[number]) => boolean): string =>
    chunks
      .filter(isOf)
      .flatMap(({ value }) => value)
      .join(' ⏎ ');
  const removed = texts((chunk) => chunk.removed);
  const added = texts((chunk) => chunk.added);
  return removed + added === '' ? [] : [`${kind}: ${removed} → ${added}`];
}
