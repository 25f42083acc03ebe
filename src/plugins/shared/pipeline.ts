import type {
  LoadContext,
  OptionValidationContext,
  PluginConfig,
  PluginModule,
} from '@docusaurus/types';
import { type PagePlugin, transformPages } from './builtPages';
import { menus } from './menus';
import { step } from './step';

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
 * Has plugins finish a build in the order of the list: first the built pages go through
 * the steps of all (`builtPages`), then each `postBuild` follows the one before.
 * Docusaurus calls these all at once, but some need what others have written.
 *
 * Their options are not in the result: Docusaurus puts its whole configuration into the
 * client's scripts, with texts and paths that only a build needs.
 *
 * With them comes `menus`, whose data `PageLinks` shows for several of them.
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
