/** What the site is called and where things are: each said here and only here. */
export const site = {
  title: 'htmlnano',
  tagline: 'Modular HTML minifier',
  url: 'https://htmlnano.netlify.app',
  /** The library's repository; this site lives in its `docs` folder. */
  repository: 'https://github.com/maltsev/htmlnano',
  /** Folder of this site's sources, for edit links. */
  editUrl: 'https://github.com/maltsev/htmlnano/edit/master/docs/',
  changelog: 'https://github.com/maltsev/htmlnano/blob/master/CHANGELOG.md',
  licence: 'https://github.com/maltsev/htmlnano/blob/master/LICENSE.txt',
  /** The site's name on goatcounter.com, which counts page views. */
  counter: 'htmlnano',
} as const;
