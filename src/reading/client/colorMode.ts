// Docusaurus accepts any value from the storage or the address as color mode.
// In an unknown mode a page would have no logo and no icon on its switch.
const { dataset } = document.documentElement;
if (dataset.theme !== 'dark') dataset.theme = 'light';
dataset.themeChoice = dataset.theme;
