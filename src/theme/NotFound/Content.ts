export { default } from '../../not-found/Content';
