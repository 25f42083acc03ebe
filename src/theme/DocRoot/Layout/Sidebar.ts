export { default } from '../../../reading/Sidebar';
