import type { Plugin } from '@docusaurus/types';

type Configuration = NonNullable<
  ReturnType<NonNullable<Plugin['configureWebpack']>>
>;

/** Docusaurus's message for an error in a page (INTERNALS.md: Development). */
const WRAPPED = /^MDX compilation failed .*\nCause: ([^]*?)\nDetails:\n/;

/**
 * Configures the bundler to report mistakes of pages in terminal, browser and console
 * without the syntax tree and the stack that Docusaurus adds.
 *
 * @param isServer whether it is the server's bundle, which has the same mistakes
 * @param outside mistakes that are not in the text of pages
 */
export const reportMistakes = (
  isServer: boolean,
  outside: () => readonly string[],
): Configuration => ({
  plugins: [
    ({ hooks }) =>
      hooks.afterCompile.tap('page-rules', (compilation) => {
        // Its mistakes would be printed again, with a stack.
        if (compilation.compiler.isChild()) return;
        const mistakes = isServer ? [] : [...outside()];
        const others = compilation.errors.filter((each) => {
          const { error = each } = each as { error?: Error };
          const [, cause] = WRAPPED.exec(error.message) ?? [];
          if (cause !== undefined && !isServer) mistakes.push(cause);
          return cause === undefined;
        });
        // Without a name, only the message is printed.
        const own = mistakes.sort().map((message) => ({ name: '', message }));
        compilation.errors = [...others, ...own] as typeof others;
      }),
  ],
});
