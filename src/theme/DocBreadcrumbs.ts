export { default } from '../machine-readable/Breadcrumbs';
