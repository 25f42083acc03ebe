import { CHANGES_BUTTON } from '../example';
import { delegate } from '../../shared/delegate';
import { lazyLoad } from '../../shared/lazyLoad';

delegate('click', CHANGES_BUTTON, (button) =>
  lazyLoad(
    button,
    () => import('./changes'),
    ({ toggleChanges }) => toggleChanges(button),
  ),
);
