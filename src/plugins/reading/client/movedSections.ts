/**
 * The ids of headings that were removed, and the heading on the same page whose section
 * took over their facts: links to the old ids still lead somewhere.
 */
export const MOVED_SECTIONS: ReadonlyMap<string, string> = new Map([
  // Introduction
  ['modules-that-changed-since-210', 'what-changed-since-210'],
  // Usage
  ['an-answer-that-is-a-response', 'express'],
  ['what-more-than-safe-a-mail-bears', 'going-beyond-safe-in-email'],
  ['what-the-promise-resolves-to', 'javascript'],
  ['which-optional-packages-are-needed', 'without-the-optional-packages'],
  // Configuration
  ['a-shared-file', 'a-file-in-another-place'],
  ['chinese-and-japanese-text', 'keep-line-breaks'],
  ['style-elements-alone', 'change-elements-and-attributes'],
  // Presets
  ['presets-from-version-to-version', 'all-modules-in-all-presets'],
]);
