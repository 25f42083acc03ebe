/** Installs the browsers of the tests, where it may; CI needs all of them. */
import { ENGINES, ensureBrowsers, lacks } from './browsers';

const areEnough = ensureBrowsers();
const areAll = ENGINES.every((engine) => lacks(engine).length === 0);
if (!areEnough || (process.env.CI && !areAll)) process.exitCode = 1;
