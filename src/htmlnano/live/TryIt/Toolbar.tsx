import type { ReactNode } from 'react';
import Button from '../Button';
import CopyButton from '../CopyButton';
import { type Shared, toHash } from '../share';
import { useAsync } from '../useAsync';
import type { VersionData } from '../versionData';
import { SAMPLES } from './samples';

interface Props {
  readonly version: VersionData;
  readonly content: Shared;
  readonly onChange: (changed: Partial<Shared>) => void;
  readonly onSample: (html: string) => void;
  readonly onFile: (file: File | undefined) => void;
  readonly onReset: () => void;
  /** Restores what was typed before something replaced it, if anything was. */
  readonly onBringBack: (() => void) | undefined;
}

/** Selects the HTML and the preset, and copies a link to the state. */
export default function Toolbar(props: Props): ReactNode {
  const { version, content, onChange, onSample, onFile } = props;
  const sample = SAMPLES.findIndex(({ html }) => html === content.html);
  return (
    <div className="live-toolbar">
      <label>
        Sample{' '}
        <select
          value={sample}
          onChange={({ target }) => {
            const chosen = SAMPLES[Number(target.value)];
            if (chosen) onSample(chosen.html);
          }}
        >
          <option value={-1}>Your HTML</option>
          {SAMPLES.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Preset{' '}
        <select
          value={content.preset}
          onChange={({ target }) => onChange({ preset: target.value })}
        >
          <option value="">None</option>
          {version.presets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="code-button live-file">
        Open a file
        <input
          type="file"
          className="visually-hidden"
          accept=".html,.htm,.svg,text/html"
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      </label>
      <Button onClick={props.onReset}>Reset</Button>
      <Share state={content} />
      <Button
        className="code-button live-bring-back"
        disabled={!props.onBringBack}
        onClick={props.onBringBack}
      >
        Bring it back
      </Button>
    </div>
  );
}

function Share({ state }: { readonly state: Shared }): ReactNode {
  const { value: hash, isCurrent } = useAsync(state, 300, toHash);
  if (isCurrent && hash === undefined) return <span>Too long for a link.</span>;
  const { origin, pathname } = window.location;
  return (
    <CopyButton
      text={`${origin}${pathname}${hash ?? ''}`}
      what="link"
      isDisabled={!isCurrent}
    >
      Copy link
    </CopyButton>
  );
}
