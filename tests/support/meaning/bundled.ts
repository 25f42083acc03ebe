/** What the tests of the meaning check call in a browser. */
export { compareMeaning } from '../../../src/live/meaning/compareMeaning';
export { serialize, serializeInert } from './serialize';
export { parseInert } from '../../../src/live/meaning/parseInert';
