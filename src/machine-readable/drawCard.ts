import path from 'node:path';
import {
  createCanvas,
  GlobalFonts,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import type { Look } from './socialCards';

/** The content of a card. */
interface Card {
  readonly title: string;
  readonly description: string;
  /** What the page documents: `htmlnano 2.1.0`. */
  readonly version: string;
}

interface Style {
  readonly color: string;
  /** As in CSS. */
  readonly font: string;
  readonly lineHeight: number;
}

const FONT = 'Inter';

GlobalFonts.registerFromPath(
  path.join(
    path.dirname(require.resolve('@fontsource-variable/inter/package.json')),
    'files/inter-latin-wght-normal.woff2',
  ),
  FONT,
);

/** The size that is usual for Open Graph. */
const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 88;

/**
 * Draws the social card of a page.
 *
 * @returns a JPEG
 */
export async function drawCard(
  { title, description, version }: Card,
  { logo, colors }: Look,
): Promise<Buffer> {
  const color = (name: string): string => {
    const value = colors[name];
    if (value !== undefined) return value;
    throw new Error(`src/site.css has no --ifm-${name} for dark mode.`);
  };
  const accent = color('color-primary');
  const secondary = color('color-content-secondary');
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = color('background-color');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = accent;
  context.fillRect(0, HEIGHT - 16, WIDTH, 16);
  context.drawImage(await loadImage(logo), MARGIN, MARGIN, 225, 46);
  // From the bottom up, as titles and descriptions take one line or more.
  const texts: [string, Style][] = [
    [description, { color: secondary, font: '400 34px', lineHeight: 49 }],
    [
      title,
      { color: color('color-content'), font: '600 92px', lineHeight: 132 },
    ],
    [version, { color: accent, font: '400 34px', lineHeight: 41 }],
  ];
  let bottom = HEIGHT - 16 - MARGIN;
  for (const [text, style] of texts) {
    bottom = drawAbove(context, text, style, bottom);
  }
  return canvas.encode('jpeg', 90);
}

/** @returns the top of the text, in pixels */
function drawAbove(
  context: SKRSContext2D,
  text: string,
  { color, font, lineHeight }: Style,
  bottom: number,
): number {
  context.font = `${font} ${FONT}`;
  context.fillStyle = color;
  const lines = wrap(context, text);
  const top = bottom - lines.length * lineHeight;
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    context.fillText(line, MARGIN, top + (index + 0.5) * lineHeight);
  }
  return top;
}

/** A canvas does not wrap text. */
function wrap(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = [...lines.slice(-1), word].join(' ');
    const fits = context.measureText(line).width <= WIDTH - 2 * MARGIN;
    if (fits) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
