export { default } from '../reading/SkipToContent';
