import type { ReactNode } from 'react';
import type { Report } from '../analysis/report';
import { CopyButton } from './Button';

interface Props {
  readonly report: Report;
  readonly usagePath: string;
  readonly onVersions: (areShown: boolean) => void;
}

/** The same page in the other versions, and the command and file for a project. */
export default function Folds({
  report,
  usagePath,
  onVersions,
}: Props): ReactNode {
  const { versions = [], project } = report;
  return (
    <>
      <details onToggle={({ currentTarget }) => onVersions(currentTarget.open)}>
        <summary>In other versions</summary>
        <ul>
          {versions.map(([library, words]) => (
            <li key={library}>
              htmlnano {library}: {words}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>In your project</summary>
        {project && (
          <>
            <Copied text={project.install} what="command" />
            {project.file ? (
              <>
                <p>
                  <code translate="no">{project.file.name}</code>:
                </p>
                <Copied text={project.file.code} what="file" />
              </>
            ) : (
              <p>
                A configuration file always has a preset. Choose one above, or
                pass your options in a program.
              </p>
            )}
            <p>
              <a href={usagePath} target="_blank" rel="noreferrer">
                Usage
              </a>{' '}
              explains the command and other tools.
            </p>
          </>
        )}
      </details>
    </>
  );
}

const Copied = ({ text, what }: Readonly<Record<'text' | 'what', string>>) => (
  <div className="try-it-copied">
    <pre translate="no">
      <code>{text}</code>
    </pre>
    <CopyButton text={text} what={what} />
  </div>
);
