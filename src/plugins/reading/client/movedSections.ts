/**
 * The ids of headings that were removed, and the heading on the same page whose section
 * took over their facts: links to the old ids still lead somewhere.
 */
export const MOVED_SECTIONS: ReadonlyMap<string, string> = new Map([
  // Introduction
  ['modules-that-changed-since-210', 'what-changed-since-210'],
  // Presets
  ['presets-from-version-to-version', 'all-modules-in-all-presets'],
]);
