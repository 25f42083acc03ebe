import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import type { Look } from './socialCards';

/** The content of a card. */
interface Card {
  readonly title: string;
  readonly description: string;
  /** What the page documents: `htmlnano 2.1.0`. */
  readonly version: string;
}

/** One list for all cards: satori parses each list of fonts once. */
const fonts = Promise.all(([400, 600] as const).map(readFont));

/**
 * Draws the social card of a page, in the size that is usual for Open Graph.
 *
 * @returns a PNG
 */
export async function drawCard(card: Card, look: Look): Promise<Buffer> {
  const size = { width: 1200, height: 630 };
  const svg = await satori(layOut(card, look), { ...size, fonts: await fonts });
  // In another thread.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

async function readFont(weight: 400 | 600) {
  const dir = path.dirname(require.resolve('@fontsource/inter/package.json'));
  const file = `files/inter-latin-${String(weight)}-normal.woff`;
  const data = await fs.readFile(path.join(dir, file));
  return { name: 'Inter', weight, data };
}

function layOut(
  { title, description, version }: Card,
  { logo, colors }: Look,
): ReactNode {
  const color = (name: string): string => {
    const value = colors[name];
    if (value !== undefined) return value;
    throw new Error(`src/site.css has no --ifm-${name} for dark mode.`);
  };
  const accent = color('color-primary');
  const secondary = { color: color('color-content-secondary') };
  return element(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: 88,
      background: color('background-color'),
      borderBottom: `16px solid ${accent}`,
      color: color('color-content'),
      fontFamily: 'Inter',
      fontSize: 34,
    },
    createElement('img', { src: logo, width: 225, height: 46 }),
    element(
      { flexDirection: 'column' },
      text({ color: accent }, version),
      text({ fontSize: 92, fontWeight: 600 }, title),
      text({ ...secondary, lineHeight: 1.45, marginTop: 20 }, description),
    ),
  );
}

/** satori requires `display` for elements with several children. */
const element = (style: object, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text that wraps. */
const text = (style: object, content: string): ReactNode =>
  createElement('div', { style }, content);
