export { default } from '../reading/Toc';
