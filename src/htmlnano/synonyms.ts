import type { Synonyms } from '../plugins/search/options';

/**
 * Synonyms for both search indexes: common words for the words of the pages. Words for
 * symptoms and wishes belong in tables of the pages (CONTRIBUTING.md, "What search finds").
 */
export const SYNONYMS: Synonyms = [
  ['remove', 'delete', 'strip', 'drop', 'trim'],
  ['keep', 'preserve', 'retain'],
  ['disable', 'off', 'deactivate', 'false'],
  ['whitespace', 'spaces', 'newlines', 'indentation', 'tabs', 'gap'],
  ['javascript', 'js', 'script'],
  ['minify', 'compress', 'uglify', 'shrink', 'smaller'],
  ['merge', 'combine', 'concatenate', 'join'],
  ['cli', 'command'],
  ['install', 'installation', 'setup', 'start', 'begin'],
  ['error', 'exception', 'fails', 'message'],
  ['break', 'broke', 'broken'],
  ['gone', 'missing', 'lost', 'lose', 'disappear', 'vanish'],
  ['stick', 'stuck'],
  ['culprit', 'fault'],
  ['encoding', 'charset', 'cyrillic', 'garbled'],
  ['pattern', 'glob', 'wildcard'],
  ['several', 'many', 'multiple'],
  ['ignore', 'skip', 'exclude', 'leave'],
  ['compression', 'gzip', 'brotli'],
  ['change', 'alter', 'rewrite', 'modify', 'changelog'],
  ['changed', 'became', 'becomes', 'turned', 'replaced'],
  ['difference', 'differ', 'compare', 'versus'],
  ['link', 'url', 'href', 'anchor'],
  ['image', 'picture', 'img'],
  ['own', 'custom'],
  ['single', 'one', 'only'],
  ['config', 'configuration', 'settings', 'rc'],
  ['deduplicate', 'duplicate', 'repeated'],
  ['regex', 'regexp', 'regular'],
  ['lowercase', 'lower'],
  ['uppercase', 'upper'],
  ['promise', 'async', 'synchronous'],
  ['input', 'source', 'stdin'],
  ['deprecated', 'obsolete', 'outdated'],
  ['maintained', 'unmaintained', 'abandoned'],
  ['worth', 'benefit', 'advantage'],
  ['razor', 'cshtml', 'blazor'],
  // Programs that read a page for a preview or an index: pages name some of them.
  ['whatsapp', 'linkedin', 'facebook', 'twitter', 'slack', 'bing', 'crawler'],
];
