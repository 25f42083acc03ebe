export { default } from '../search/page/SearchPage';
