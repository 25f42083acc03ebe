import { type ReactNode, useId } from 'react';
import CopyButton from '../CopyButton';
import type { Shared } from '../share';
import { useHash } from '../useLater';
import type { VersionData } from '../versionData';
import { SAMPLES } from './samples';

interface Props {
  readonly version: VersionData;
  readonly state: Shared;
  readonly beginning: Shared;
  readonly onChange: (changed: Partial<Shared>) => void;
  readonly onFile: (file: File | undefined) => void;
}

/** What to minify, with which preset, and how to keep or pass on both. */
export default function Toolbar({
  version,
  state,
  beginning,
  onChange,
  onFile,
}: Props): ReactNode {
  const id = useId();
  const sample = SAMPLES.findIndex(({ html }) => html === state.html);
  return (
    <div className="live-toolbar">
      <div>
        <label htmlFor={`${id}sample`}>Sample</label>
        <select
          id={`${id}sample`}
          value={sample}
          onChange={({ target }) => {
            const chosen = SAMPLES[Number(target.value)];
            if (chosen) onChange({ html: chosen.html });
          }}
        >
          <option value={-1}>Your HTML</option>
          {SAMPLES.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}file`}>Open a file</label>
        <input
          id={`${id}file`}
          type="file"
          accept=".html,.htm,.svg,text/html"
          onChange={({ target }) => {
            onFile(target.files?.[0]);
          }}
        />
      </div>
      <div>
        <label htmlFor={`${id}preset`}>Preset</label>
        <select
          id={`${id}preset`}
          value={state.preset}
          onChange={({ target }) => {
            onChange({ preset: target.value });
          }}
        >
          <option value="">None</option>
          {version.presets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="code-button"
        onClick={() => {
          onChange(beginning);
        }}
      >
        Reset
      </button>
      <Share state={state} />
    </div>
  );
}

function Share({ state }: { readonly state: Shared }): ReactNode {
  const { made: text, isCurrent } = useHash(state);
  if (isCurrent && text === undefined) return <span>Too long for a link.</span>;
  const { origin, pathname } = window.location;
  return (
    <CopyButton
      text={`${origin}${pathname}${text ?? ''}`}
      what="link"
      isPlain
      isDisabled={!isCurrent}
    >
      Copy link
    </CopyButton>
  );
}
