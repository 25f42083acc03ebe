/* global process */
// Loaded into a build: says at its end how much memory it took at most, and how
// long processors worked for it, all threads together.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(
    `\npeak ${maxRSS} KiB\nprocessor ${userCPUTime + systemCPUTime} us\n`,
  );
});
