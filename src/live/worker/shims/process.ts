/**
 * What the packages below htmlnano ask of Node's `process` when they are loaded
 * or run: nothing that a browser could answer otherwise.
 */
Object.assign(globalThis, {
  process: {
    argv: [],
    browser: true,
    cwd: () => '/',
    emitWarning: () => undefined,
    env: {},
    platform: 'browser',
    versions: {},
  },
});
