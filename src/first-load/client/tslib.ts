/**
 * TypeScript's helper of this name, as in the package tslib: Docusaurus's client asks
 * for no other, and all of them are 11 KB of script.
 */
export const __importDefault = (module: { __esModule?: true }): object =>
  module.__esModule ? module : { default: module };
