import fs from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';

/** What stands on a card. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** What the page documents: `htmlnano 2.1.0`. */
  readonly version: string;
}

/** Pixels, as Open Graph's readers expect them. */
export const SIZE = { width: 1200, height: 630 } as const;

/** Draws cards; see {@link createDrawing}. */
export type Draw = (card: Card) => Promise<Buffer>;

/**
 * Makes what draws the pictures by which pages are shown where they are shared.
 *
 * @param wordmark path of an SVG file for dark ground
 * @returns a function that draws one card as PNG
 */
export async function createDrawing(wordmark: string): Promise<Draw> {
  const fonts = await Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await fs.readFile(fontFile(weight)),
    })),
  );
  const svg = await fs.readFile(wordmark, 'base64');
  return async (card) => {
    const drawn = await satori(
      layOut(card, `data:image/svg+xml;base64,${svg}`),
      { ...SIZE, fonts },
    );
    return new Resvg(drawn, { font: { loadSystemFonts: false } })
      .render()
      .asPng();
  };
}

const fontFile = (weight: number): string =>
  path.join(
    path.dirname(require.resolve('@fontsource/inter/package.json')),
    `files/inter-latin-${String(weight)}-normal.woff`,
  );

/** The colors of the site in dark mode. */
const COLORS = {
  ground: '#121818',
  title: '#e8eeec',
  text: '#a9b5b2',
  accent: '#5ed0b8',
};

function layOut(
  { title, description, version }: Card,
  logo: string,
): ReactNode {
  return element(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: 88,
      background: COLORS.ground,
      borderBottom: `16px solid ${COLORS.accent}`,
      fontFamily: 'Inter',
    },
    createElement('img', { src: logo, width: 225, height: 46 }),
    element(
      { flexDirection: 'column' },
      text({ color: COLORS.accent, fontSize: 34 }, version),
      text({ color: COLORS.title, fontSize: 92, fontWeight: 600 }, title),
      text(
        { color: COLORS.text, fontSize: 34, lineHeight: 1.45, marginTop: 20 },
        description,
      ),
    ),
  );
}

/** satori wants to be told how an element lays out its children. */
const element = (style: object, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text, which wraps. */
const text = (style: object, content: string): ReactNode =>
  createElement('div', { style }, content);
