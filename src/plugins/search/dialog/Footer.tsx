import { createStorageSlot } from '@docusaurus/theme-common';
import type { ReactElement } from 'react';
import { options } from '../config';
import { isEmbedded, SINGLE_KEYS } from '../options';

const singleKeys = createStorageSlot(SINGLE_KEYS);

/**
 * The dialog's keys, and a link to Algolia if it is used. Readers who use speech input, or
 * hit keys by mistake, can turn off that `/` opens the search (WCAG 2.1.4).
 */
export const Footer = (): ReactElement => (
  <footer className="DocSearch-Footer">
    <div className="DocSearch-Logo">
      <label className="DocSearch-Label">
        <input
          type="checkbox"
          defaultChecked={singleKeys.get() !== 'off'}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) singleKeys.del();
            else singleKeys.set('off');
          }}
        />{' '}
        Open the search with /
      </label>
      {!isEmbedded(options) && (
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
      {Object.entries(KEYS).map(([key, use]) => (
        <li key={key}>
          <kbd className="DocSearch-Button-Key" translate="no">
            {key}
          </kbd>
          <span className="DocSearch-Label">{use}</span>
        </li>
      ))}
    </ul>
  </footer>
);

const KEYS = { Enter: 'to select', '↓ ↑': 'to navigate', Esc: 'to close' };
