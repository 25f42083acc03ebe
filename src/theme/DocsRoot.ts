export { default } from '../not-found/DocsRoot';
