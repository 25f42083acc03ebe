import type { ReactNode } from 'react';
import type { Step } from '../steps';

interface Props {
  readonly steps: readonly Step[];
}

/** A table of the bytes that each module saved, or added, and their sum. */
export default function Savings({ steps }: Props): ReactNode {
  const rows = steps.filter(({ saved }) => saved !== 0);
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
          {rows.map(({ module, saved }) => (
            <tr key={String(module)}>
              <th
                scope="row"
                translate={module === undefined ? undefined : 'no'}
              >
                {module ?? 'parsing and printing'}
              </th>
              <td>{saved}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td>{rows.reduce((sum, { saved }) => sum + saved, 0)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
