import { type ReactNode, useMemo } from 'react';
import { saved } from '../../examples/bytesSaved';
import CodeText from '../CodeText';
import { highlight } from '../highlight';
import { useOutputs } from '../useLater';
import type { VersionData } from '../versionData';

interface Props {
  readonly source: string;
  readonly preset: string;
  readonly options: string;
  readonly versions: readonly VersionData[];
}

/** What each version of the library makes of the same. */
export default function OtherVersions({
  source,
  preset,
  options,
  versions,
}: Props): ReactNode {
  const inputs = useMemo(
    () =>
      versions.map(({ name }) => ({
        version: name,
        source,
        options,
        preset: preset === '' ? undefined : preset,
      })),
    [versions, source, options, preset],
  );
  const { outputs, isCurrent } = useOutputs(inputs);
  return (
    <div className="live-columns" aria-busy={!isCurrent}>
      {versions.map(({ library }, index) => {
        const output = outputs[index];
        const text = output?.kind === 'result' ? output.html : output?.message;
        return (
          <div key={library} className="live-output">
            <div className="code-label">
              htmlnano {library}
              {output?.kind === 'result' && (
                <span>{saved(output.before.raw, output.after.raw)}</span>
              )}
            </div>
            <CodeText label={`Output of htmlnano ${library}`}>
              {text === undefined
                ? 'htmlnano is being loaded …'
                : output?.kind === 'result'
                  ? highlight(text, 'html')
                  : text}
            </CodeText>
          </div>
        );
      })}
    </div>
  );
}
