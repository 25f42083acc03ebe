/** The name of the button that switches the color mode. */
export const toggleLabel = (mode: 'light' | 'dark'): string =>
  `Switch between dark and light mode (currently ${mode} mode)`;
