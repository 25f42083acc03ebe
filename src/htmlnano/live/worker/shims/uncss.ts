/** uncss runs the page in jsdom, which needs Node. */
export default function uncss(
  _html: string,
  _options: object,
  done: (error: Error) => void,
): void {
  done(
    new Error(
      'uncss needs Node.js: it opens the page in jsdom. Here, try PurgeCSS: removeUnusedCss: { tool: "purgeCSS" }.',
    ),
  );
}
