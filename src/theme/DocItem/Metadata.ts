export { default } from '../../machine-readable/Metadata';
