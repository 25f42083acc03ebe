export { default } from '../reading/ColorModeToggle';
