export { default } from '../reading/Contents';
