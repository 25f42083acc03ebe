import { SERVER_KEY, shortcutKey } from '../../shared/shortcutKey';

// The search button shows the reader's key before the site runs, if it ever does.
if (shortcutKey() !== SERVER_KEY) {
  for (const key of document.querySelectorAll('kbd.DocSearch-Button-Key')) {
    if (key.textContent === SERVER_KEY) key.textContent = shortcutKey();
  }
}
