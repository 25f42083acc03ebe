import fs from 'node:fs';
import path from 'node:path';
import logger, { PerfLogger } from '@docusaurus/logger';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  Props,
} from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import { menus } from './docs';
import type { Markup } from './markup';

/** A page of the built website. */
export interface BuiltPage {
  /** Its path below the folder of the built website. */
  readonly file: string;
  readonly html: string;
}

/** What a plugin does with the built pages, in two passes over all of them. */
export interface PageStep {
  /** Reads a page as Docusaurus has written it. */
  readonly collect?: (page: BuiltPage) => void;
  /**
   * Ends the first pass.
   *
   * @returns what `transform` adds to pages: the steps after this one collect it, too
   */
  readonly prepare?: () => readonly Markup[] | Promise<readonly Markup[]>;
  /** Changes a page, as the steps before this one have left it. */
  readonly transform?: (page: BuiltPage) => string;
}

/** A plugin that reads or changes the built pages. */
export interface PagePlugin extends Plugin {
  readonly builtPages?: () =>
    readonly PageStep[] | Promise<readonly PageStep[]>;
}

/** A plugin without options: it has no second parameter. */
type Plain = (context: LoadContext) => PagePlugin | null;

/** A plugin with options, which Docusaurus hands over only if they are validated. */
type Configurable = ((
  context: LoadContext,
  options: never,
) => PagePlugin | null) & {
  readonly validateOptions: (context: never) => unknown;
};

/** A plugin of the configuration, alone or with its options. */
type Entry =
  Plain | Configurable | readonly [create: Configurable, options: object];

/**
 * Runs the ends of a build in the order of the list: first the built pages go through
 * the steps of all ({@link PageStep}), then each `postBuild` follows the one before.
 * Docusaurus calls these all at once, but some need what others have written.
 *
 * Their options are not in the result: Docusaurus puts its whole configuration into the
 * client's scripts, with texts and paths that only a build needs.
 *
 * Adds the plugin `menus`, whose data `PageLinks` needs.
 *
 * @returns entries for `plugins` of Docusaurus's configuration
 * @throws Error when a plugin that takes no options gets some: they would be lost
 */
export function pipeline(entries: readonly Entry[]): PluginConfig[] {
  const plugins: PagePlugin[] = [];
  const builtPages = (): PagePlugin => ({
    name: 'built-pages',
    postBuild: ({ outDir }) => transformPages(plugins, outDir),
  });
  let last = Promise.resolve();
  return [menus, builtPages, ...entries].map((entry, index) => {
    const [create, options] = (Array.isArray(entry) ? entry : [entry, {}]) as [
      PluginModule & { readonly name: string },
      object,
    ];
    const { validateOptions } = create;
    if (!validateOptions && Object.keys(options).length > 0) {
      throw new Error(
        `docusaurus.config.ts: ${create.name} takes no options, but gets ${Object.keys(options).join(', ')}. Write it without them, or give it \`validateOptions\`.`,
      );
    }
    const ordered: PluginModule = async (context, validated) => {
      const plugin = await create(context, validated);
      if (!plugin) return null;
      plugins[index] = plugin;
      const { postBuild } = plugin;
      if (!postBuild) return plugin;
      return {
        ...plugin,
        postBuild: (site) =>
          (last = last.then(() =>
            step(`The files of "${plugin.name}"`, async () => {
              await postBuild(site);
            }),
          )),
      };
    };
    return Object.assign(
      ordered,
      create,
      validateOptions && {
        validateOptions: <T, U>({ validate }: OptionValidationContext<T, U>) =>
          validateOptions({ validate, options: options as T }),
      },
    );
  });
}

/**
 * Takes the built pages through the steps of plugins, in their order. Each page is
 * read once for all that is collected, read again for all changes, and written once.
 */
export async function transformPages(
  plugins: readonly PagePlugin[],
  outDir: Props['outDir'],
): Promise<void> {
  const steps: PageStep[] = [];
  for (const { builtPages } of plugins)
    if (builtPages) steps.push(...(await builtPages()));
  const files =
    steps.length > 0 ? Globby.sync('**/*.html', { cwd: outDir }) : [];
  for (const file of files) {
    const page = readPage(outDir, file);
    for (const { collect } of steps) collect?.(page);
  }
  for (const [index, { prepare }] of steps.entries()) {
    for (const added of (await prepare?.()) ?? []) {
      const page = { file: 'each page', html: String(added) };
      for (const { collect } of steps.slice(index + 1)) collect?.(page);
    }
  }
  for (const file of files) {
    let page = readPage(outDir, file);
    for (const { transform } of steps)
      if (transform) page = { file, html: transform(page) };
    fs.writeFileSync(path.join(outDir, file), page.html);
  }
}

/** Synchronous: awaiting a small file takes longer than reading it. */
const readPage = (outDir: string, file: string): BuiltPage => ({
  file,
  html: fs.readFileSync(path.join(outDir, file), 'utf8'),
});

/** Steps that take longer, in seconds, are printed. */
const LONG = 2;

/**
 * Does one step of a build, and prints what it was if it took long; with
 * `--timings` every step is printed.
 *
 * @param what was done, such as `worker of 3.5.1`
 */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const result = await PerfLogger.async(what, work);
  const seconds = (performance.now() - start) / 1000;
  if (seconds > LONG) logger.info(`${what}: ${seconds.toFixed(1)} s`);
  return result;
}

/**
 * The `validateOptions` of a plugin, which fills in its defaults.
 *
 * @param keys schemas of the options by their names
 * @returns a function that throws Joi's ValidationError, with a message that says
 *   what to write
 */
export const validator =
  <Options>(keys: Readonly<Record<keyof Options, Joi.Schema>>) =>
  ({
    validate,
    options,
  }: OptionValidationContext<Partial<Options>, Options>): Options =>
    validate(Joi.object<Options>(keys), options);
