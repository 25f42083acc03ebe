import { Resvg } from '@resvg/resvg-js';

/** A picture that stands for the site on a device. */
export interface Icon {
  /** Path below the base URL. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** "maskable": systems cut it to their own shape (https://w3c.github.io/manifest/#icon-masks). */
  readonly purpose: 'any' | 'maskable';
}

export const ICONS: readonly Icon[] = [
  { file: 'img/icons/192.png', size: 192, purpose: 'any' },
  { file: 'img/icons/512.png', size: 512, purpose: 'any' },
  { file: 'img/icons/maskable.png', size: 512, purpose: 'maskable' },
];

/** For iOS, which reads no manifest for it and rounds the corners itself. */
export const TOUCH_ICON: Icon = {
  file: 'img/icons/touch.png',
  size: 180,
  purpose: 'maskable',
};

/** The ground of the mark. */
export const GROUND = '#0a6a5b';

// Of a maskable icon, a circle of 80 % is always to be seen; the mark's own
// ground reaches the edges of its picture.
const SHARE = 0.8;

/**
 * Draws an icon as PNG.
 *
 * @param mark SVG of the site's mark, which fills its picture
 */
export function drawIcon(mark: string, { size, purpose }: Icon): Buffer {
  const side = purpose === 'maskable' ? size * SHARE : size;
  const at = (size - side) / 2;
  const picture = Buffer.from(mark).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}">
${purpose === 'maskable' ? `<rect width="100%" height="100%" fill="${GROUND}"/>` : ''}
<image x="${String(at)}" y="${String(at)}" width="${String(side)}" height="${String(side)}" href="data:image/svg+xml;base64,${picture}"/>
</svg>`;
  return new Resvg(svg).render().asPng();
}
