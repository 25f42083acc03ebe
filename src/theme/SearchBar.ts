export { default } from '../search/button/SearchBar';
