import { onPage } from '../../shared/onPage';
import { restoreTyped } from './missingChunk';

export default onPage(restoreTyped);
