import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Link, Shared } from '../share';
import { useRestorable } from '../useRestorable';
import type { VersionData } from '../versionData';
import { MAX_LENGTH } from '../worker/job';
import { SAMPLES } from './samples';

/** What stands in the fields of "Try it". */
export interface Content extends Shared {
  /** Whether it came with a link, and waits for the reader to run it. */
  readonly isHeld: boolean;
}

/** The content of the fields, and all that can take its place. */
export function useContent(
  link: Link,
  { presets: [preset = ''] }: VersionData,
) {
  const [initial, setInitial] = useState((): Content =>
    link.state
      ? { ...link.state, isHeld: true }
      : { html: SAMPLES[0]?.html ?? '', preset, options: '{}', isHeld: false },
  );
  const { state, edit, replace, bringBack } = useRestorable(initial);
  const [notice, setNotice] = useState(link.notice);
  const [followed, setFollowed] = useState({ link, count: 0 });
  if (link !== followed.link) {
    setFollowed({ link, count: followed.count + (link.state ? 1 : 0) });
    setNotice(link.notice);
    if (link.state) {
      const content = { ...link.state, isHeld: true };
      setInitial(content);
      replace(() => content);
    }
  }
  const change = useCallback(
    (changed: Partial<Content>): void => {
      setNotice(undefined);
      edit((now) => ({ ...now, ...changed }));
    },
    [edit],
  );
  /** Changes something by other means than typing. */
  const put = useCallback(
    (changed: Partial<Content>): void => {
      setNotice(undefined);
      replace((now) => ({ ...now, ...changed }));
    },
    [replace],
  );
  const open = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MAX_LENGTH) setNotice('The file has more than 2 MB.');
    else void file.text().then((html) => put({ html }));
  };
  const run = (): void => {
    setInitial((now) => ({ ...now, isHeld: false }));
    change({ isHeld: false });
  };
  const reset = (): void => {
    const { html, ...others } = initial;
    // Changes the HTML last: Chromium and WebKit undo the latest change, in whichever
    // field.
    flushSync(() => put(others));
    put({ html });
  };
  return {
    content: state,
    notice,
    bringBack,
    change,
    put,
    open,
    run,
    reset,
    /** Of the links that were followed, the number of the last one. */
    linkCount: followed.count,
  };
}
