export { default } from '../../../reading/DrawerToggle';
