import type { ReactNode } from 'react';
import { bytesOf } from '../../examples/bytesSaved';
import type { StepsProps } from '../steps';

/** A table of the bytes that each module saved, or added, and their sum. */
export default function Savings({ steps }: StepsProps): ReactNode {
  const rows = steps
    .map(({ module, before, after }) => ({
      module,
      bytes: bytesOf(before) - bytesOf(after),
    }))
    .filter(({ bytes }) => bytes !== 0);
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
          {rows.map(({ module, bytes }) => (
            <tr key={String(module)}>
              <th
                scope="row"
                translate={module === undefined ? undefined : 'no'}
              >
                {module ?? 'parsing and printing'}
              </th>
              <td>{bytes}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td>{rows.reduce((sum, { bytes }) => sum + bytes, 0)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
