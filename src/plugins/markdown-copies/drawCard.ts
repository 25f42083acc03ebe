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
  /** What the page documents: `tool 2.1.0`. */
  readonly version: string;
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

/** At the bottom. */
const BORDER = 16;

/**
 * Draws the social card of a page.
 *
 * @returns a JPEG
 */
export async function drawCard(
  { title, description, version }: Card,
  { logo, colors, styles }: Look,
): Promise<Buffer> {
  const color = (name: string): string => {
    const value = colors[name];
    if (value !== undefined) return value;
    throw new Error(`${styles} has no --ifm-${name} for dark mode.`);
  };
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = color('background-color');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = color('color-primary');
  context.fillRect(0, HEIGHT - BORDER, WIDTH, BORDER);
  context.drawImage(await loadImage(logo), MARGIN, MARGIN, 225, 46);
  // From the bottom up, as texts take one line or more.
  const texts = [
    [description, 'color-content-secondary', 400, 34, 49],
    [title, 'color-content', 600, 92, 132],
    [version, 'color-primary', 400, 34, 41],
  ] as const;
  let bottom = HEIGHT - BORDER - MARGIN;
  context.textBaseline = 'middle';
  for (const [text, name, weight, size, lineHeight] of texts) {
    context.font = `${String(size)}px ${FONT}`;
    // A weight in `font` would only thicken the regular one.
    context.fontVariationSettings = `"wght" ${String(weight)}`;
    context.fillStyle = color(name);
    for (const line of wrap(context, text).reverse()) {
      context.fillText(line, MARGIN, bottom - lineHeight / 2);
      bottom -= lineHeight;
    }
  }
  return canvas.encode('jpeg', 90);
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
