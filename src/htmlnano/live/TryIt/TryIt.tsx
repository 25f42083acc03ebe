import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { MAX_BYTES } from '../bounds';
import Button from '../Button';
import Editor from '../Editor';
import OutputPanel from '../OutputPanel';
import { parseOptions } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { Link, Shared } from '../share';
import { useOutputs } from '../useOutputs';
import type { VersionData } from '../versionData';
import OptionsInput from './OptionsInput';
import Panels from './Panels';
import { SAMPLES } from './samples';
import Toolbar from './Toolbar';

interface Props {
  readonly version: VersionData;
  /** The versions to compare with. */
  readonly others: readonly VersionData[];
  /** A new object for each link that the reader follows. */
  readonly link: Link;
}

/** Minifies the reader's own HTML with a version of htmlnano. */
export default function TryIt({ version, others, link }: Props): ReactNode {
  const { state, initial, notice, bringBack, change, open } = useLink(
    link,
    version,
  );
  const { html, preset, options } = state;
  const { parsed, settings, setModule } = useSettings(state, change);
  // Typing must not wait for the panels of a long text.
  const source = useDeferredValue(html);
  const inputs = useMemo(
    () => [{ version: version.name, source, options, preset }],
    [version, source, options, preset],
  );
  const { outputs, isCurrent } = useOutputs(inputs);
  return (
    <section className="live-try-it" aria-label="Try it in the browser">
      <Toolbar
        version={version}
        state={state}
        initial={initial}
        onChange={change}
        onFile={open}
      />
      {notice !== undefined && <p role="alert">{notice}</p>}
      {bringBack && (
        <p>
          The link has taken the place of what you typed.{' '}
          <Button onClick={bringBack}>Bring it back</Button>
        </p>
      )}
      <div className="live-columns">
        <div className="live-input">
          <Editor
            ref={focus}
            label="HTML"
            language="html"
            text={html}
            onFile={open}
            onChange={(text) => change({ html: text })}
          />
          <OptionsInput
            text={options}
            parsed={parsed}
            version={version}
            others={others}
            onChange={(text) => change({ options: text })}
          />
        </div>
        <div className="live-output" aria-busy={!isCurrent || source !== html}>
          <OutputPanel label="Output" output={outputs[0]} source={source} />
        </div>
      </div>
      <Panels
        version={version}
        others={others}
        source={source}
        settings={settings}
        onModule={setModule}
      />
    </section>
  );
}

// A ref: React calls it when the editor has been added to the page.
const focus = (editor: HTMLTextAreaElement | null): void =>
  editor?.focus({ preventScroll: true });

/** The parsed options, and how to set the value of a module in them. */
function useSettings(
  { options, preset }: Shared,
  change: (changed: Partial<Shared>) => void,
) {
  const parsed = useMemo(() => parseOptions(options), [options]);
  const settings = useMemo(
    () => (parsed.ok ? { preset, options: parsed.value } : undefined),
    [preset, parsed],
  );
  const setModule = useCallback(
    (name: string, value: unknown): void => {
      const all = Object.entries(parsed.ok ? parsed.value : {});
      const rest = all.filter(([other]) => other !== name);
      // Without a value the preset's applies.
      if (value !== undefined) rest.push([name, value]);
      change({ options: printLiteral(Object.fromEntries(rest)) });
    },
    [change, parsed],
  );
  return { parsed, settings, setModule };
}

/**
 * The state of the editors. A link that is followed later replaces it, and the
 * reader can restore what was typed.
 */
function useLink(link: Link, { presets: [preset = ''] }: VersionData) {
  const [initial, setInitial] = useState<Shared>(
    () => link.state ?? { html: SAMPLES[0]?.html ?? '', preset, options: '{}' },
  );
  const [state, setState] = useState(initial);
  const [typed, setTyped] = useState<Shared>();
  const [notice, setNotice] = useState(link.notice);
  const [followed, setFollowed] = useState(link);
  if (link !== followed) {
    setFollowed(link);
    setNotice(link.notice);
    if (link.state) {
      if (state !== initial) setTyped(state);
      setInitial(link.state);
      setState(link.state);
    }
  }
  const change = useCallback((changed: Partial<Shared>): void => {
    setNotice(undefined);
    setState((now) => ({ ...now, ...changed }));
  }, []);
  const open = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MAX_BYTES) setNotice('The file has more than 2 MB.');
    else void file.text().then((text) => change({ html: text }));
  };
  const bringBack =
    typed &&
    (() => {
      setState(typed);
      setTyped(undefined);
    });
  return { state, initial, notice, bringBack, change, open };
}
