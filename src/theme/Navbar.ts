export { default } from '../reading/Navbar';
