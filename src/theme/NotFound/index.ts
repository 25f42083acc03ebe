export { default } from '../../not-found/NotFound';
