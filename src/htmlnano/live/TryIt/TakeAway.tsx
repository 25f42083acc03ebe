import { type ReactNode, useId, useState } from 'react';
import CodePanel from '../CodePanel';
import type { Settings } from '../packages';
import { snippets } from '../snippets';
import type { VersionData } from '../versionData';

interface Props {
  readonly settings: Settings;
  readonly version: VersionData;
}

/** Code for the reader's own project with the same settings. */
export default function TakeAway({ settings, version }: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const all = snippets(settings, version);
  const snippet = all.find(({ label }) => label === wanted) ?? all[0];
  if (!snippet) return null;
  const parts = [
    { label: 'Install', language: 'bash', code: snippet.install },
    ...Object.entries(snippet.files).map(([label, code]) => ({
      label,
      language: label.endsWith('.sh') ? 'bash' : 'javascript',
      code,
    })),
    { label: 'Run', language: 'bash', code: snippet.run },
  ];
  return (
    <>
      <p className="live-row">
        <label htmlFor={id}>For</label>
        <select
          id={id}
          value={snippet.label}
          onChange={({ target }) => setWanted(target.value)}
        >
          {all.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </p>
      {parts.map(({ label, language, code }) => (
        <div key={label} className="live-output">
          <CodePanel label={label} language={language} text={code} />
        </div>
      ))}
    </>
  );
}
