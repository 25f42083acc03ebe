export { default } from '../../../reading/Drawer';
