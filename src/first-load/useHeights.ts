import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, useState } from 'react';
import { findBlocks } from './blocks';

/**
 * Heights in CSS pixels of the contents of blocks on pages that were left, by path:
 * down to the end of the view, as what is below does not move the reader's place.
 */
const heights = new Map<string, readonly number[]>();

function measureBlocks(): number[] {
  const blocks = findBlocks();
  const below = blocks.findIndex(
    (block) => block.getBoundingClientRect().top > window.innerHeight,
  );
  return blocks.slice(0, below < 0 ? undefined : below).map(contentHeight);
}

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

/**
 * Gives a page to which the reader goes back the sizes that it was left with, as
 * the browser finds the reader's place by them. Without it those out of view are
 * estimates again (`first-load.css`).
 */
export function useHeights(path: string): void {
  const { action } = useHistory();
  const [isReturn] = useState(action === 'POP');
  useLayoutEffect(() => {
    const blocks = findBlocks();
    const known = isReturn ? heights.get(path) : undefined;
    for (const [index, height] of known?.entries() ?? []) {
      const size = `auto ${String(height)}px`;
      blocks[index]?.style.setProperty('contain-intrinsic-height', size);
    }
    return () => void heights.set(path, measureBlocks());
  }, [path, isReturn]);
}
