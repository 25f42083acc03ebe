import type { ReactNode } from 'react';
import type { Settings } from '../packages';
import { savingsOf } from '../savings';
import { useSteps } from '../useSteps';
import type { VersionData } from '../versionData';
import Waiting from './Waiting';

interface Props {
  readonly source: string;
  readonly settings: Settings;
  readonly version: VersionData;
}

/** Which module saved how many bytes. */
export default function Savings({
  source,
  settings,
  version,
}: Props): ReactNode {
  const state = useSteps(source, settings, version);
  if (state.kind !== 'steps') return <Waiting state={state} />;
  const { rows, total } = savingsOf(state.steps);
  return (
    <>
      <p>
        Each module runs after those above it, in the order in which htmlnano
        runs them. Modules that changed no byte are left out.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col">Bytes saved</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, bytes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{bytes}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td>{total}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
