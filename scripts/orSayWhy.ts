/** Runs a command. An error ends it with its message, without a stack. */
export async function orSayWhy(
  main: () => void | Promise<void>,
): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
