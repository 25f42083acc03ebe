export { default } from '../../../reading/Main';
