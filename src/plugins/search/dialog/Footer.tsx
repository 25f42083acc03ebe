import type { ReactElement } from 'react';
import type { IconName } from '../icons';
import { hasSingleKeys, setSingleKeys } from '../shortcuts';
import { Icon } from './Icon';

const Key = ({ icon, label }: { icon: IconName; label: string }) => (
  <kbd className="DocSearch-Commands-Key">
    <Icon name={icon} />
    <span className="DocSearch-VisuallyHiddenForAccessibility">{label}</span>
  </kbd>
);

/** The dialog's keys, a way to switch off `/`, and a link to Algolia if it is used. */
export function Footer(props: { readonly isAlgolia: boolean }): ReactElement {
  return (
    <footer className="DocSearch-Footer">
      <div className="DocSearch-Logo">
        <label className="DocSearch-Label">
          <input
            type="checkbox"
            defaultChecked={hasSingleKeys()}
            onChange={({ currentTarget }) =>
              setSingleKeys(currentTarget.checked)
            }
          />{' '}
          Open the search with /
        </label>
        {props.isAlgolia && (
          <a
            className="DocSearch-Label"
            href="https://www.algolia.com/ref/docsearch"
            target="_blank"
            rel="noopener noreferrer"
          >
            Search by Algolia
          </a>
        )}
      </div>
      <ul className="DocSearch-Commands">
        <li>
          <Key icon="select" label="Enter key" />
          <span className="DocSearch-Label">to select</span>
        </li>
        <li>
          <Key icon="down" label="Arrow down" />
          <Key icon="up" label="Arrow up" />
          <span className="DocSearch-Label">to navigate</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key" translate="no">
            <abbr title="Escape key">esc</abbr>
          </kbd>
          <span className="DocSearch-Label">to close</span>
        </li>
      </ul>
    </footer>
  );
}
