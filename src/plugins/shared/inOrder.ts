import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
} from '@docusaurus/types';
import { menus } from './menus';
import { step } from './step';

/** Creates a plugin; which options it takes is its own matter. */
type Create = (context: LoadContext, options: never) => Plugin | null;

/** A plugin of the configuration, alone or with its options. */
type Entry = Create | readonly [create: Create, options: object];

/**
 * Has plugins finish a build one after the other, in the order of the list. Docusaurus
 * calls their `postBuild` all at once, but some need what others have written.
 *
 * Their options are not in the result: Docusaurus puts its whole configuration into the
 * client's scripts, with texts and paths that only a build needs.
 *
 * With them comes `menus`, whose data `PageLinks` shows for several of them.
 *
 * @returns entries for `plugins` of Docusaurus's configuration
 */
export function inOrder(entries: readonly Entry[]): PluginConfig[] {
  let last = Promise.resolve();
  return [menus, ...entries].map((entry) => {
    const [create, options] = (Array.isArray(entry) ? entry : [entry, {}]) as [
      PluginModule,
      object,
    ];
    const ordered: PluginModule = async (context, validated) => {
      const plugin = await create(context, validated);
      const postBuild = plugin?.postBuild;
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
    const { validateOptions } = create;
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
