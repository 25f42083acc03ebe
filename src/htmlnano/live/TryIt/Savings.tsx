import type { ReactNode } from 'react';
import type { Step } from '../steps';

interface Props {
  readonly steps: readonly Step[];
}

/** A table of the bytes that each module saved, or added, the most first, and their sum. */
export default function Savings({ steps }: Props): ReactNode {
  const rows = steps
    .filter(({ saved }) => saved !== 0)
    .toSorted((one, other) => other.saved - one.saved);
  const most = Math.max(...rows.map(({ saved }) => Math.abs(saved)));
  return (
    <>
      <p>
        Each module ran on what those before it left, in htmlnano’s order.
        Modules that changed no byte are left out.
      </p>
      <div className="table-scroll">
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
                <td>
                  {saved}
                  <span
                    className="live-bar"
                    style={{
                      width: `${String((Math.abs(saved) / most) * 8)}rem`,
                    }}
                  />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">Together</th>
              <td>{rows.reduce((sum, { saved }) => sum + saved, 0)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
