/** Loaded on demand, as nothing else in Try it needs an HTML parser. */
export { compare, explainLosses } from './explainLosses';
export { findPiece } from './findPiece';
