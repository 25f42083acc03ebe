/**
 * What the site uses of the platform though a browser of the range (`browserslist`
 * in `package.json`) lacks it, and why that does no harm. Features are named as in
 * the data of MDN, https://github.com/mdn/browser-compat-data.
 */
export const NEWER: Readonly<Record<string, string>> = {
  // Guarded: `e2e/loading/storages` takes them away.
  'api.Window.requestIdleCallback': '`shared/whenIdle` asks for it first',
  'api.Navigator.connection': 'read with `?.`: without it no data is saved',
  'api.Document.prerendering': 'undefined is as good as false',
  // A hint to keyboards, which others do not need.
  'html.global_attributes.autocapitalize': 'desktop Safari has real keys',
  'html.global_attributes.autocorrect': 'others do not correct by themselves',
  // Docusaurus's build adds the prefix that Safari asks for.
  'css.properties.user-select': 'labels would be copied with code',
  // Styles that are ignored.
  'css.properties.box-decoration-break': 'a bar that is broken looks cut',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.orphans': 'single lines on paper',
  'css.properties.overflow-anchor': 'Safari has no scroll anchoring',
  'css.properties.resize': 'phones do not resize fields',
  'css.properties.widows': 'single lines on paper',
  'css.selectors.selection': 'phones select in their own color',
};
