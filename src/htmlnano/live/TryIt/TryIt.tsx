import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import Button from '../Button';
import { editOptions } from '../editOptions';
import Editor, { type Place } from '../Editor';
import OutputPanel from '../OutputPanel';
import { parseOptions } from '../parseOptions';
import type { Link } from '../share';
import { useOutputs } from '../useOutputs';
import type { VersionData } from '../versionData';
import FaultPanel, { useFault } from './FaultPanel';
import OptionsInput from './OptionsInput';
import Panels from './Panels';
import type { SetModules } from './SetModules';
import Toolbar from './Toolbar';
import { type Content, useContent } from './useContent';
import Verdict from './Verdict';

interface Props {
  readonly version: VersionData;
  /** The versions to compare with. */
  readonly others: readonly VersionData[];
  /** A new object for each link that the reader follows. */
  readonly link: Link;
}

/** Minifies the reader's own HTML with a version of htmlnano. */
export default function TryIt({ version, others, link }: Props): ReactNode {
  const { content, notice, change, put, open, run, ...state } = useContent(
    link,
    version,
  );
  const { html, preset, options, isHeld } = content;
  const { parsed, settings, setModules } = useSettings(content, put);
  // Typing must not wait for the panels of a long text.
  const source = useDeferredValue(html);
  const inputs = useMemo(
    () =>
      isHeld ? undefined : [{ version: version.name, source, options, preset }],
    [isHeld, version, source, options, preset],
  );
  const { outputs, isCurrent, retry } = useOutputs(inputs);
  const fault = useFault(
    { version, source, settings },
    isCurrent ? outputs[0] : undefined,
  );
  const [place, goTo] = useState<Place>();
  return (
    <section className="live-try-it" aria-label="Try it in the browser">
      <Toolbar
        version={version}
        content={content}
        onChange={change}
        onSample={(sample) => put({ html: sample })}
        onFile={open}
        onReset={state.reset}
        onBringBack={state.bringBack}
      />
      {notice !== undefined && <p role="alert">{notice}</p>}
      {isHeld && <Held onRun={run} />}
      <div key={state.linkCount} className="live-columns">
        <div className="live-input">
          <Editor
            // After Run, this field takes over the focus from the button.
            ref={isHeld ? undefined : focus}
            label="HTML"
            language="html"
            text={html}
            isPlain={isHeld}
            markedLine={source === html ? fault?.at?.line : undefined}
            place={place}
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
        {!isHeld && (
          <div
            className="live-output"
            aria-busy={!isCurrent || source !== html}
          >
            <OutputPanel
              label="Output"
              output={outputs[0]}
              source={source}
              onRetry={retry}
            />
            {fault && (
              <FaultPanel
                fault={fault}
                onLine={(line) => goTo({ line })}
                onModules={setModules}
              />
            )}
          </div>
        )}
      </div>
      {!isHeld && (
        <>
          <Verdict
            version={version}
            source={source}
            settings={settings}
            output={outputs[0]}
            isCurrent={isCurrent}
            onModules={setModules}
          />
          <Panels
            version={version}
            others={others}
            source={source}
            settings={settings}
            onModules={setModules}
          />
        </>
      )}
    </section>
  );
}

// A ref: React calls it when the element has been added to the page.
const focus = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });

/** Asks the reader before the content of a link runs. */
function Held({ onRun }: { readonly onRun: () => void }): ReactNode {
  const id = useId();
  return (
    <div className="live-held">
      <p id={id}>
        This HTML and these options came with a link. They have not been run.
      </p>
      <Button ref={focus} aria-describedby={id} onClick={onRun}>
        Run
      </Button>
    </div>
  );
}

/** The parsed options, and how to set values of modules in them. */
function useSettings(
  { options, preset, isHeld }: Content,
  put: (changed: Partial<Content>) => void,
) {
  const parsed = useMemo(
    () => (isHeld ? undefined : parseOptions(options)),
    [isHeld, options],
  );
  const settings = useMemo(
    () => (parsed?.ok ? { preset, options: parsed.value } : undefined),
    [preset, parsed],
  );
  const setModules = useCallback<SetModules>(
    (values) =>
      put({
        options: Object.entries(values).reduce(
          (text, [name, value]) => editOptions(text, name, value),
          options,
        ),
      }),
    [put, options],
  );
  return { parsed, settings, setModules };
}
