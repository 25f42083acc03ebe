/** Attributes of a decorative icon, hidden from screen readers. */
export const ICON = {
  width: 20,
  height: 20,
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** SVG paths in a view box of 20 by 20: our own drawings. */
export const PATHS = {
  search: 'M13 13l5 5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  clear: 'M5 5l10 10M15 5L5 15',
  page: 'M4 2h8l4 4v12H4zM12 2v4h4',
  heading: 'M7 3L5 17M15 3l-2 14M3 7.5h14M2.5 12.5h14',
  content: 'M3 5h14M3 10h14M3 15h9',
  recent: 'M10 5v5l3 3M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z',
  favorite:
    'M10 2.5l2.4 4.8 5.2.8-3.8 3.7.9 5.2-4.7-2.5-4.7 2.5.9-5.2L2.4 8.1l5.2-.8z',
} as const;

export type IconName = keyof typeof PATHS;
