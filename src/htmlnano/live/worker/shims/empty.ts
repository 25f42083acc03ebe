/** Replaces Node modules that are imported but never called here. */
export default {};
