/*
 * The names that elements and attributes have in a document of `parseInert`, and
 * the way back to the names that the source gives them. A name that already
 * begins with a prefix gets it once more, so that each way is the other's
 * reverse.
 */

const TAG_PREFIX = 'inert-';
const ATTRIBUTE_PREFIX = 'data-inert-';

/** What a `<style>` is called in a document of `parseInert`. */
export const INERT_STYLE = `${TAG_PREFIX}style`;

/**
 * Where a start tag stands in the source, on elements that `parseInert` has to
 * find again. No source can have an attribute of that name.
 */
export const MARK = `${ATTRIBUTE_PREFIX}at`;

/** @returns what to put before a tag's name, nothing for most */
export function tagPrefix(name: string): string {
  return name === 'style' || name.startsWith(TAG_PREFIX) ? TAG_PREFIX : '';
}

/**
 * What to put before an attribute's name, nothing for most. Browsers hold style
 * attributes and event handlers against a page's Content Security Policy
 * wherever they are parsed, and the address of a `<base>`; of a `<track>` they
 * load what it names.
 */
export function attributePrefix(tag: string, name: string): string {
  const isReported =
    name === 'style' ||
    name.startsWith('on') ||
    (tag === 'base' && name === 'href') ||
    (tag === 'track' && name === 'src');
  return isReported || name.startsWith(ATTRIBUTE_PREFIX)
    ? ATTRIBUTE_PREFIX
    : '';
}

/** An element's local name in the source. */
export function tagOf({ localName }: Element): string {
  return localName.startsWith(TAG_PREFIX)
    ? localName.slice(TAG_PREFIX.length)
    : localName;
}

/** An element's attributes, by their names in the source. */
export function attributesOf(
  element: Element,
): { readonly name: string; readonly value: string }[] {
  return Array.from(element.attributes, ({ name, value }) => ({
    name: name.startsWith(ATTRIBUTE_PREFIX)
      ? name.slice(ATTRIBUTE_PREFIX.length)
      : name,
    value,
  }));
}

/** The value of an attribute, by its name in the source. */
export function attributeOf(element: Element, name: string): string | null {
  return element.getAttribute(attributePrefix(tagOf(element), name) + name);
}
