/**
 * How translators change a page: Chrome's puts `<font>` elements in place of texts,
 * others put the texts into such elements, Safari and Firefox change them in place.
 */
export type Manner = 'replace' | 'wrap' | 'rewrite';

/**
 * Translates the page as translators do: each text becomes «text», again and again as
 * new ones appear, but for what `translate="no"` excludes. It runs in the page, so it
 * must not refer to anything outside of itself.
 */
export function translatePage(manner: Manner): void {
  const LEFT_OUT = 'script, style, noscript, textarea, font, [translate="no"]';
  const written = new WeakMap<Node, string>();
  const createFont = (): HTMLElement => {
    // TypeScript warns of `createElement` with an element that is out of use.
    const html = document.body.namespaceURI;
    return document.createElementNS(html, 'font') as HTMLElement;
  };
  const translate = (text: Text): void => {
    const { data, parentElement: parent } = text;
    if (!parent || data.trim() === '' || written.get(text) === data) return;
    if (parent.closest(LEFT_OUT)) return;
    const translated = `«${data}»`;
    if (manner === 'rewrite') {
      written.set(text, translated);
      text.data = translated;
      return;
    }
    const outer = createFont();
    const inner = outer.appendChild(createFont());
    if (manner === 'replace') {
      inner.textContent = translated;
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text);
      text.data = translated;
    }
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateAll);
    }
  }).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  translateAll(document.body);
}
