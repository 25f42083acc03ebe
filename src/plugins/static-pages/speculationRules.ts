/**
 * Lets browsers that know speculation rules prefetch the document of a link when a
 * pointer rests on the link: https://wicg.github.io/nav-speculation/speculation-rules.html
 *
 * The text depends only on the base URL, because the security policy has its hash.
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
