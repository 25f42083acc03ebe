/* global process */
// Loaded into a build: says at its end how much memory it took at most.
process.on('exit', () => {
  process.stderr.write(`\npeak ${process.resourceUsage().maxRSS} KiB\n`);
});
