export { default } from '../../reading/Dropdown';
