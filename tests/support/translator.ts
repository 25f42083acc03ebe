/**
 * Translates the page as Chrome does: `<font>` elements with «text» take the place of
 * texts, again and again as new ones appear, but for what `translate="no"` excludes. It
 * runs in the page, so it must not refer to anything outside of itself.
 */
export function translatePage(): void {
  const LEFT_OUT = 'script, style, noscript, textarea, font, [translate="no"]';
  const createFont = (): HTMLElement => {
    // TypeScript warns of `createElement` with an element that is out of use.
    const html = document.body.namespaceURI;
    return document.createElementNS(html, 'font') as HTMLElement;
  };
  const translate = (text: Text): void => {
    const { data, parentElement: parent } = text;
    if (!parent || data.trim() === '' || parent.closest(LEFT_OUT)) return;
    const font = createFont();
    font.appendChild(createFont()).textContent = `«${data}»`;
    text.replaceWith(font);
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
