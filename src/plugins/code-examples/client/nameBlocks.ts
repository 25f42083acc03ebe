import { onPage, whenIdle } from '../../shared/page';

/**
 * Names code blocks by their section, and buttons by their block: otherwise a screen
 * reader's list of buttons would have "Edit" a hundred times. In the HTML of a page the
 * names would take 2 KB.
 */
export default onPage(() => whenIdle(nameBlocks));

function nameBlocks(): void {
  let section = '';
  let count = 0;
  for (const part of document.querySelectorAll(
    '.markdown :is(h1, h2, h3, h4), .code-block',
  )) {
    if (part.matches('.code-block')) {
      count += 1;
      part.ariaLabel = count > 1 ? `${section} ${String(count)}` : section;
      for (const button of part.querySelectorAll('button'))
        button.ariaLabelledByElements = [button, part];
    } else {
      // The text of its link is removed.
      section = part.textContent.replace('\u200b', '');
      count = 0;
    }
  }
}
