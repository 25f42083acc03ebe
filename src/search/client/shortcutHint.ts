import { SERVER_KEY, shortcutKey } from '../../shared/searchKeys';

// Shows the key of the reader's platform on the search button before hydration.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
