// Docusaurus puts whatever the storage or the address names as color mode on
// the page. Without this, a page in neither mode has no logo and no icon on its
// switch.
const { dataset } = document.documentElement;
if (dataset.theme !== 'dark') dataset.theme = 'light';
dataset.themeChoice = dataset.theme;

// A module, whose names are its own.
export {};
