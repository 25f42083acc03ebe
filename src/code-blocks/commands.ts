import convert from 'npm-to-yarn';

/** Those that a reader can choose from. Pages are written with the first. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * How each runs a command of a package that the project has. npm-to-yarn takes
 * `npx` for one that is fetched for the occasion (`pnpm dlx`), which would not
 * see the project's other packages.
 */
const RUN = { yarn: 'yarn', pnpm: 'pnpm exec', bun: 'bunx' } as const;

/**
 * Writes the commands of a block for each package manager.
 *
 * @param text lines of a shell, one command each
 * @returns `undefined` where no line begins with `npm` or `npx`
 */
export function commandsOf(
  text: string,
): Readonly<Record<PackageManager, string>> | undefined {
  if (!/^np[mx] /m.test(text)) return undefined;
  const write = (manager: Exclude<PackageManager, 'npm'>): string =>
    text
      .replace(/^npm .*/gm, (line) => convert(line, manager))
      .replace(/^npx /gm, `${RUN[manager]} `);
  return {
    npm: text,
    yarn: write('yarn'),
    pnpm: write('pnpm'),
    bun: write('bun'),
  };
}
