export { default } from '../reading/LastUpdated';
