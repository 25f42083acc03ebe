/**
 * Loads packages that Docusaurus requires, and a build with Rspack does not use,
 * when something is first asked of them. It is preloaded by `node --require`, which
 * the threads that render pages inherit.
 */
const { createRequire } = require('node:module');

/** By who loads them: packages that a build with Rspack does not use. */
const UNUSED = {
  '@docusaurus/babel': ['@babel/core', '@babel/generator', '@babel/traverse'],
  '@docusaurus/bundler': ['html-minifier-terser', 'webpackbar'],
  '@docusaurus/core/package.json': ['webpack-bundle-analyzer'],
};
for (const [from, names] of Object.entries(UNUSED)) {
  const load = createRequire(require.resolve(from));
  for (const name of names) loadLater(load, name);
}

/** Has a package loaded when something is first asked of it. */
function loadLater(load, name) {
  const file = load.resolve(name);
  const whole = () => {
    if (require.cache[file]?.exports === later) delete require.cache[file];
    return load(name);
  };
  const main = () => whole().default ?? whole();
  const later = new Proxy(Function, {
    get: (_, key) => (key === '__esModule' ? undefined : whole()[key]),
    apply: (_, self, values) => Reflect.apply(main(), self, values),
    construct: (_, values) => Reflect.construct(main(), values),
  });
  require.cache[file] = { loaded: true, exports: later };
}
