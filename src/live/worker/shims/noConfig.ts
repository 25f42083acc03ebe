/**
 * Stands for cosmiconfig, by which htmlnano looks for its configuration file,
 * and for lilconfig, by which cssnano does: a browser has no files.
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
