import { baseUrl } from '../../shared/baseUrl';
import { renew } from '../../shared/renew';
import { isChunkFailure } from './missingChunk';

/** The bundler's runtime, whose `e` fetches the script and the styles of a chunk. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
};

/*
 * A lazy script that came bad, or not at all, is fetched anew and loaded again, for
 * each `import()` of the site: browsers cache what came, bad or not, for as long as a
 * good script. Only what fails twice is an error.
 */
const fetchChunk = __webpack_require__.e;
__webpack_require__.e = (chunk) =>
  fetchChunk(chunk).catch(async (error: unknown) => {
    if (!isChunkFailure(error)) throw error;
    await renew(error.request, baseUrl);
    return fetchChunk(chunk);
  });
