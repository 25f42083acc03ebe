// Ejected: on narrow screens the original uses a drawer of its own. Here styles hide the
// sidebar there, and the drawer is `theme/Navbar/MobileSidebar`.
export { default } from '@theme/DocSidebar/Desktop';
