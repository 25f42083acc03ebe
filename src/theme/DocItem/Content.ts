export { default } from '../../first-load/Content';
