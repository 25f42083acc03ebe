// Ejected: the original takes it off narrow screens, for a drawer of its own; styles
// hide it there as well, and `reading/Drawer` is ours.
export { default } from '@theme/DocSidebar/Desktop';
