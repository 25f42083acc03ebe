/**
 * The ids of removed headings, with the heading of the section on the same page that has
 * their facts now: links to the old ids still work.
 */
export const MOVED_SECTIONS: ReadonlyMap<string, string> = new Map([
  // Introduction
  ['modules-that-changed-since-210', 'what-changed-since-210'],
  ['modules-that-changed-since-111', 'what-changed-since-111'],
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
