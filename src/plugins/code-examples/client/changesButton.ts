import { CHANGES_BUTTON } from '../example';
import { delegate } from '../../shared/delegate';
import { loadFailed } from '../../shared/loadFailed';

delegate('click', CHANGES_BUTTON, (button) => {
  // Further presses are ignored until the code has loaded.
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  void import('./changes')
    .then(({ toggleChanges }) => toggleChanges(button), loadFailed)
    .finally(() => (button.ariaBusy = null));
});
