export { default } from '../reading/BackToTopButton';
