// Ejected: the original adds languages to a Prism that is not in the browser.
export default function prismIncludeLanguages(): void {
  // Code is highlighted at build (src/code-blocks/codeBlocks).
}
