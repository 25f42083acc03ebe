/**
 * Replaces cosmiconfig and lilconfig, with which htmlnano and cssnano search
 * for configuration files: a browser has none.
 */
const noFiles = () => ({
  search: () => null,
  load: () => {
    throw new Error(
      'A browser has no configuration files. Write the options of the file in place of configPath.',
    );
  },
});

export { noFiles as cosmiconfigSync, noFiles as lilconfigSync };
