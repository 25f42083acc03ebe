// Ejected: the original takes it off narrow screens, for a drawer of its own; styles
// hide it there as well, and `theme/Navbar/MobileSidebar` is ours.
export { default } from '@theme/DocSidebar/Desktop';
