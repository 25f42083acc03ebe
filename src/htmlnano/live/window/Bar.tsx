import { type ReactNode, useId } from 'react';
import type { Finding } from '../analysis/report';
import { type Shared, toHash } from './share';
import type { LiveVersion } from './liveVersion';
import { Button, CopyButton } from './Button';
import { withCode } from './Code';
import TextField from './TextField';

interface Props {
  readonly version: LiveVersion;
  readonly content: Shared;
  readonly findings: readonly Finding[];
  readonly onChange: (changed: Partial<Shared>) => void;
  readonly onFile: (file: File | undefined) => void;
  readonly onOwn: (() => void) | undefined;
  readonly onStartOver: () => void;
}

/** The fields for preset and options, and the buttons that open and share pages. */
export default function Bar(props: Props): ReactNode {
  const { version, content, findings, onChange, onFile, onOwn } = props;
  const id = useId();
  // A field is described by items: of a list it would have the label.
  const idOf = (_: Finding, index: number): string => id + String(index);
  return (
    <>
      <div className="try-it-bar">
        <label>
          Preset{' '}
          <select
            value={content.preset}
            onChange={({ currentTarget }) =>
              onChange({ preset: currentTarget.value })
            }
          >
            <option value="">None</option>
            {version.presets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="try-it-options">
          Options{' '}
          <span data-text={content.options}>
            <TextField
              rows={1}
              text={content.options}
              placeholder="{ minifyCss: false }"
              aria-invalid={findings.length > 0}
              aria-describedby={findings.map(idOf).join(' ')}
              onText={(options) => onChange({ options })}
            />
          </span>
        </label>
        <label className="code-button try-it-file">
          Open a file
          <input
            type="file"
            className="visually-hidden"
            accept=".html,.htm,.svg,text/html"
            onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
          />
        </label>
        <CopyButton text={() => addressOf(content, version)} what="link">
          Copy link
        </CopyButton>
        {onOwn ? (
          <Button onClick={onOwn}>Your page</Button>
        ) : (
          <Button onClick={props.onStartOver}>Start over</Button>
        )}
      </div>
      <ul className="try-it-findings" aria-label="About the options">
        {findings.map((finding, index) => (
          <li key={finding.message} id={idOf(finding, index)}>
            {finding.line !== undefined && `Line ${String(finding.line)}: `}
            {withCode(finding.message)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** @throws Error when the link would be too long */
async function addressOf(
  content: Shared,
  { tryItPath }: LiveVersion,
): Promise<string> {
  const hash = await toHash(content);
  if (hash === undefined) throw new Error('too long');
  return window.location.origin + tryItPath + hash;
}
