/** The part of Node's `process` that dependencies of htmlnano use. */
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
