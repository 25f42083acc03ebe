import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/**
 * Turns an element's content into one string of HTML, which React neither
 * builds node by node nor compares when it takes over the page. For content
 * without links: a highlighted block is hundreds of elements that never change.
 * The element itself keeps its class and its `data-` attributes.
 */
export function staticHtml(element: Element): MdxJsxFlowElementHast {
  const html = { __html: toHtml(element.children) };
  const { className, ...others } = element.properties;
  const data = Object.entries(others).filter(([name]) =>
    /^data[A-Z]/.test(name),
  );
  return {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'className',
        value: Array.isArray(className) ? className.join(' ') : '',
      },
      ...data.map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value: String(value),
      })),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(html),
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: valueToEstree(html),
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
  };
}
