export { default } from '../../../reading/MobileContents';
