import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../announce';
import Editor from '../Editor';
import { summary } from '../Example/summary';
import { MAX_SOURCE } from '../minify';
import { parseOptions } from '../parseOptions';
import { printLiteral } from '../printLiteral';
import type { Shared } from '../share';
import { useOutputs } from '../useOutputs';
import type { VersionData } from '../versionData';
import Doctor from './Doctor';
import Meaning from './Meaning';
import Modules from './Modules';
import OtherVersions from './OtherVersions';
import OutputView from './OutputView';
import Panel from './Panel';
import Savings from './Savings';
import TakeAway from './TakeAway';
import Toolbar from './Toolbar';

interface Props {
  readonly version: VersionData;
  /** All versions of the site, newest first. */
  readonly versions: readonly VersionData[];
  readonly beginning: Shared;
  /** Something to say first, such as that the address was damaged. */
  readonly notice: string | undefined;
}

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
  const change = (changed: Partial<Shared>): void => {
    setNotice(undefined);
    setState((now) => ({ ...now, ...changed }));
  };

  const parsed = useMemo(() => parseOptions(options), [options]);
  const settings = useMemo(
    () => ({ preset, options: parsed.ok ? parsed.value : {} }),
    [preset, parsed],
  );
  const { outputs, isCurrent } = useOutputs([
    {
      version: version.name,
      source: html,
      options,
      preset: preset === '' ? undefined : preset,
    },
  ]);
  const [output] = outputs;
  useEffect(() => {
    if (isCurrent) announce(summary([output]));
  }, [isCurrent, output]);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);

  const setModule = (name: string, value: unknown): void => {
    const others = Object.entries(settings.options).filter(
      ([other]) => other !== name,
    );
    const own = value === undefined ? [] : [[name, value] as const];
    change({ options: printLiteral(Object.fromEntries([...others, ...own])) });
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_SOURCE) setNotice('The file has more than 2 MB.');
    else change({ html: await file.text() });
  };
  const others = versions.filter((one) => one !== version);

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
          <div className="code-label" aria-hidden="true">
            Options
          </div>
          <Editor
            label="Options"
            language="javascript"
            text={options}
            isInvalid={!parsed.ok}
            onChange={(text) => {
              change({ options: text });
            }}
          />
        </div>
        <div aria-busy={!isCurrent}>
          <OutputView source={html} output={output} />
        </div>
      </div>
      <Panel title="Modules" isOpen>
        {() =>
          parsed.ok ? (
            <Modules
              version={version}
              settings={settings}
              onChange={setModule}
            />
          ) : (
            <p>The switches come back when the options can be read.</p>
          )
        }
      </Panel>
      <Panel title="Which module saved what">
        {() => <Savings source={html} settings={settings} version={version} />}
      </Panel>
      <Panel title="What changed in meaning">
        {() => <Meaning source={html} settings={settings} version={version} />}
      </Panel>
      <Panel title="The same in other versions">
        {() => (
          <OtherVersions
            source={html}
            preset={preset}
            options={options}
            versions={others}
          />
        )}
      </Panel>
      <Panel title="Take it with you">
        {() => <TakeAway settings={settings} version={version} />}
      </Panel>
      <Panel title="Config doctor">
        {() => <Doctor version={version} others={others} />}
      </Panel>
    </section>
  );
}
