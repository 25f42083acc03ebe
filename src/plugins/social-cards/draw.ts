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

/** The site's look in dark mode. */
export interface Look {
  /** The wordmark, an address that holds it. */
  readonly logo: string;
  readonly ground: string;
  readonly text: string;
  readonly secondary: string;
  readonly accent: string;
}

/**
 * Reads the look of the site from its wordmark and its style sheet.
 *
 * @throws Error when the style sheet lacks a color
 */
export async function readLook(siteDir: string): Promise<Look> {
  const mark = path.join(siteDir, 'static/img/wordmark-dark.svg');
  const sheet = path.join(siteDir, 'src/css/custom.css');
  const css = await fs.readFile(sheet, 'utf8');
  const dark = css.slice(css.indexOf("[data-theme='dark']"));
  const color = (name: string): string => {
    const [, value] = new RegExp(`--ifm-${name}: (#\\w+);`).exec(dark) ?? [];
    if (value !== undefined) return value;
    throw new Error(`${sheet} has no --ifm-${name} for dark mode.`);
  };
  return {
    logo: `data:image/svg+xml;base64,${await fs.readFile(mark, 'base64')}`,
    ground: color('background-color'),
    text: color('color-content'),
    secondary: color('color-content-secondary'),
    accent: color('color-primary'),
  };
}

/**
 * Draws the picture by which a page is shown where it is shared, 1200 by 630
 * pixels, as Open Graph's readers expect it.
 *
 * @returns a PNG
 */
export async function drawCard(card: Card, look: Look): Promise<Buffer> {
  const fonts = await Promise.all([readFont(400), readFont(600)]);
  const svg = await satori(layOut(card, look), {
    width: 1200,
    height: 630,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function readFont(weight: 400 | 600) {
  const dir = path.dirname(require.resolve('@fontsource/inter/package.json'));
  const file = `files/inter-latin-${String(weight)}-normal.woff`;
  return {
    name: 'Inter',
    weight,
    data: await fs.readFile(path.join(dir, file)),
  };
}

const layOut = ({ title, description, version }: Card, look: Look): ReactNode =>
  element(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: 88,
      background: look.ground,
      borderBottom: `16px solid ${look.accent}`,
      fontFamily: 'Inter',
    },
    createElement('img', { src: look.logo, width: 225, height: 46 }),
    element(
      { flexDirection: 'column' },
      text({ color: look.accent, fontSize: 34 }, version),
      text({ color: look.text, fontSize: 92, fontWeight: 600 }, title),
      text(
        {
          color: look.secondary,
          fontSize: 34,
          lineHeight: 1.45,
          marginTop: 20,
        },
        description,
      ),
    ),
  );

/** satori wants to be told how an element lays out its children. */
const element = (style: object, ...children: ReactNode[]): ReactNode =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A text, which wraps. */
const text = (style: object, content: string): ReactNode =>
  createElement('div', { style }, content);
