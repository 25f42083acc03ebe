import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, useState } from 'react';
import { whenIdle } from '../shared/whenIdle';
import { findBlocks } from './blocks';

/** Of the content of each block of pages that were left, by path; in CSS pixels. */
const heights = new Map<string, readonly number[]>();

function contentHeight(block: HTMLElement): number {
  const style = getComputedStyle(block);
  const around = [
    style.borderTopWidth,
    style.paddingTop,
    style.paddingBottom,
    style.borderBottomWidth,
  ];
  return around.reduce(
    (height, width) => height - parseFloat(width),
    block.getBoundingClientRect().height,
  );
}

/** Sets the height of a block for as long as it is not laid out. */
function setHeight(block: HTMLElement, height: number): void {
  block.style.containIntrinsicHeight = `auto ${String(height)}px`;
}

/**
 * Lays blocks out for a moment, one each time that the browser is idle, to
 * replace the estimates of their heights: the scroll bar and the End key are
 * right then, and what comes into view was laid out before.
 */
function measure(blocks: readonly HTMLElement[]): void {
  const [block, ...rest] = blocks;
  if (!block?.isConnected) return;
  block.style.contentVisibility = 'visible';
  // As `content-visibility: auto` contains it.
  block.style.contain = 'content';
  setHeight(block, contentHeight(block));
  block.style.contentVisibility = block.style.contain = '';
  whenIdle(() => measure(rest));
}

/**
 * Gives the blocks of a page their heights where they are not laid out, for which
 * the style sheet has estimates (`first-load.css`). A page to which the reader
 * goes back gets those that it was left with at once, as the browser finds the
 * reader's place by them; else they are measured in idle time.
 */
export function useHeights(path: string): void {
  const { action } = useHistory();
  const [isReturn] = useState(action === 'POP');
  useLayoutEffect(() => {
    const blocks = findBlocks();
    const known = isReturn ? heights.get(path) : undefined;
    for (const [index, height] of known?.entries() ?? []) {
      const block = blocks[index];
      if (block) setHeight(block, height);
    }
    if ('lazyLayout' in document.documentElement.dataset)
      whenIdle(() => measure(blocks));
    return () => void heights.set(path, findBlocks().map(contentHeight));
  }, [path, isReturn]);
}
