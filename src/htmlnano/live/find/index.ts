/** Loaded on demand, as nothing else in Try it needs an HTML parser. */
export { compare, explainLosses } from './explainLosses';
export { findFault } from './findFault';
export { findPiece } from './findPiece';
