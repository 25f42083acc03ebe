export { default } from '../reading/Heading';
