import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { announce } from '../announce';
import Editor from '../Editor';
import { summary } from '../Example/summary';
import { type Input, MAX_SOURCE } from '../minify';
import { parseOptions } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { Shared } from '../share';
import { useOutputs } from '../useLater';
import { othersOf, type VersionData } from '../versionData';
import OptionsInput from './OptionsInput';
import OutputView from './OutputView';
import Panels from './Panels';
import Toolbar from './Toolbar';

interface Props {
  readonly version: VersionData;
  /** All versions of the site, newest first. */
  readonly versions: readonly VersionData[];
  readonly beginning: Shared;
  /** Something to say first, such as that the address was damaged. */
  readonly notice: string | undefined;
}

type Changed = Partial<Shared> | ((now: Shared) => Partial<Shared>);

/** The reader's own HTML, and what a version of htmlnano makes of it. */
export default function TryIt({
  version,
  versions,
  beginning,
  notice: noticeFirst,
}: Props): ReactNode {
  const [state, setState] = useState(beginning);
  const [notice, setNotice] = useState(noticeFirst);
  const first = useRef<HTMLTextAreaElement>(null);
  const { html, preset, options } = state;
  const change = useCallback((changed: Changed): void => {
    setNotice(undefined);
    setState((now) => ({
      ...now,
      ...(typeof changed === 'function' ? changed(now) : changed),
    }));
  }, []);
  // What follows from a long text must not hold up the typing of it.
  const source = useDeferredValue(html);

  const parsed = useMemo(() => parseOptions(options), [options]);
  const settings = useMemo(
    () => ({ preset, options: parsed.ok ? parsed.value : {} }),
    [preset, parsed],
  );
  const inputs = useMemo(
    () => [inputOf({ html: source, preset, options }, version)],
    [version, source, preset, options],
  );
  const { outputs, isCurrent } = useOutputs(inputs);
  const [output] = outputs;
  useEffect(() => {
    if (isCurrent) announce(summary([output]));
  }, [isCurrent, output]);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);

  const setModule = useCallback(
    (name: string, value: unknown): void => {
      change((now) => ({ options: withModule(now.options, name, value) }));
    },
    [change],
  );
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_SOURCE) setNotice('The file has more than 2 MB.');
    else change({ html: await file.text() });
  };
  const others = useMemo(
    () => othersOf(version, versions),
    [versions, version],
  );

  return (
    <section className="live-try-it" aria-label="Try it in the browser">
      <Toolbar
        version={version}
        state={state}
        beginning={beginning}
        onChange={change}
        onFile={(file) => void open(file)}
      />
      {notice !== undefined && <p role="alert">{notice}</p>}
      <div className="live-columns">
        <div className="live-input">
          <div className="code-label" aria-hidden="true">
            HTML
          </div>
          <Editor
            ref={first}
            label="HTML"
            language="html"
            text={html}
            onFile={(file) => void open(file)}
            onChange={(text) => {
              change({ html: text });
            }}
          />
          <OptionsInput
            text={options}
            parsed={parsed}
            version={version}
            others={others}
            onChange={(text) => {
              change({ options: text });
            }}
          />
        </div>
        <div aria-busy={!isCurrent || source !== html}>
          <OutputView source={source} output={output} />
        </div>
      </div>
      <Panels
        version={version}
        others={others}
        source={source}
        preset={preset}
        options={options}
        settings={parsed.ok ? settings : undefined}
        onModule={setModule}
      />
    </section>
  );
}

const inputOf = (
  { html, preset, options }: Shared,
  { name }: VersionData,
): Input => ({
  version: name,
  source: html,
  options,
  preset: preset === '' ? undefined : preset,
});

/** Options with another value of a module; `undefined` leaves it to the preset. */
function withModule(options: string, name: string, value: unknown): string {
  const parsed = parseOptions(options);
  const others = Object.entries(parsed.ok ? parsed.value : {}).filter(
    ([other]) => other !== name,
  );
  const own = value === undefined ? [] : [[name, value] as const];
  return printLiteral(Object.fromEntries([...others, ...own]));
}
