/* Functions that tests call in a page. */

/** Code that "Copy" or "Edit" covers, and buttons that nobody sees. */
export function faultsOfCopy(): string[] {
  return [...document.querySelectorAll('.code-block > .code-button')].flatMap(
    (button) => {
      const code = button.parentElement?.querySelector('pre');
      if (!code?.checkVisibility()) return [];
      const box = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(code);
      const covers = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right &&
          // Text that a block scrolls out of sight is not covered.
          box.left < Math.min(right, code.getBoundingClientRect().right) &&
          top < box.bottom - 1 &&
          box.top < bottom - 1,
      );
      const isSeen = getComputedStyle(button).opacity === '1' && box.width > 24;
      return covers || !isSeen ? [code.textContent.slice(0, 60)] : [];
    },
  );
}

/** Tables that have columns out of sight, or cells without the name of their column. */
export function faultsOfTables(): string[] {
  return [...document.querySelectorAll('.table-scroll')].flatMap((box) => {
    if (!box.checkVisibility()) return [];
    const isCut = box.scrollWidth > box.clientWidth;
    const names = [...box.querySelectorAll('th')].map((head) =>
      (head.querySelector('button') ?? head).textContent.trim(),
    );
    const wrong = [...box.querySelectorAll('td')].filter((cell) => {
      const name =
        names.length > 2 && cell.cellIndex > 0
          ? names[cell.cellIndex]
          : undefined;
      // Firefox has `attr(data-label)` here.
      const { content } = getComputedStyle(cell, '::before');
      const isNamed = name === undefined || content !== 'none';
      return (
        cell.textContent !== '' && !(isNamed && cell.dataset.label === name)
      );
    });
    const name = box.ariaLabel ?? '';
    return [
      ...(isCut ? [`${name} is cut`] : []),
      ...wrong.map((cell) => `${name}, no name: ${cell.textContent}`),
    ];
  });
}
