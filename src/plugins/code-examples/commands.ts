import convert from 'npm-to-yarn';

/** The package managers to choose from. Pages are written for the first one. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * The commands that run a program of an installed package. npm-to-yarn would
 * translate `npx` to `pnpm dlx`, which does not see the project's other packages.
 */
const RUN = { yarn: 'yarn', pnpm: 'pnpm exec', bun: 'bunx' } as const;

/**
 * Translates the commands of a block for each package manager.
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
