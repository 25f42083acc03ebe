export { default } from '../../../../reading/ExpandButton';
