/**
 * Has a browser that knows speculation rules prefetch the document of a link when a
 * pointer rests on the link: https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * A function of nothing but the base URL, as the security policy allows the rules by
 * their hash.
 *
 * @returns the text of a `<script type="speculationrules">`
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${baseUrl}*` },
            { not: { selector_matches: '[target], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
