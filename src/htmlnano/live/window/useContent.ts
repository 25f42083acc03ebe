import { useLayoutEffect, useState } from 'react';
import { leaveLink } from '../address';
import type { Shared } from './share';
import type { LiveVersion } from './liveVersion';
import { MAX_LENGTH } from '../worker/job';
import { keep, readKept } from './kept';
import { SAMPLE } from './sample';

/** The content with which the window opens. */
export interface Opening {
  /** The content to show instead of the reader's own page. */
  readonly content?: Shared | undefined;
  /** Whether the content came with a link, and waits for the reader to run it. */
  readonly isLink?: boolean;
  readonly notice?: string | undefined;
}

interface Content extends Shared {
  /** Whether the reader has typed it, or changed it. */
  readonly isOwn: boolean;
  /** Whether it came with a link, and waits for the reader to run it. */
  readonly isHeld: boolean;
}

/** The content of the fields, and the functions that replace it. */
export function useContent(opening: Opening, { presets }: LiveVersion) {
  const [preset = ''] = presets;
  const sample = { html: SAMPLE, preset, options: '' };
  const [content, setContent] = useState<Content>(() => {
    const { content: given, isLink = false } = opening;
    if (given) return { ...given, isOwn: false, isHeld: isLink };
    const own = readKept(presets);
    return { ...(own ?? sample), isOwn: own !== undefined, isHeld: false };
  });
  const [notice, setNotice] = useState(opening.notice);
  const show = (shared: Shared, isOwn: boolean): void => {
    leaveLink();
    setNotice(undefined);
    setContent({ ...shared, isOwn, isHeld: false });
  };
  const change = (changed: Partial<Shared>): void => {
    leaveLink();
    setNotice(undefined);
    // Text that is typed while a worker edits the options stays.
    setContent((now) => {
      // The reader's own page stays while only the options of an example change.
      const hasOther = !now.isOwn && readKept(presets) !== undefined;
      const isOwn = !hasOther || changed.html !== undefined;
      return { ...now, ...changed, isOwn };
    });
  };
  // It is kept at once, because the next key may close the window.
  useLayoutEffect(() => {
    const { isOwn, html, preset: chosen, options } = content;
    if (isOwn) keep({ html, preset: chosen, options });
  }, [content]);
  const own = content.isOwn ? undefined : readKept(presets);
  return {
    content,
    notice,
    change,
    open: (file: File | undefined): void => {
      if (!file) return;
      if (file.size > MAX_LENGTH) setNotice('The file has more than 2 MB.');
      else void file.text().then((html) => change({ html }));
    },
    run: () => setContent({ ...content, isHeld: false }),
    /** Shows the reader's own page again, if something else is shown. */
    showOwn: own && (() => show(own, true)),
    startOver: () => {
      keep(undefined);
      show(sample, false);
    },
  };
}
