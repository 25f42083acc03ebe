/** Replaces modules that a browser cannot have, and that are not called here. */
export default {};
