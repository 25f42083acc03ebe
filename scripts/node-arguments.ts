import { scripts } from '../package.json';

/**
 * The arguments of Node in a script of `package.json`. Tests start it without npm, which
 * takes a third of a second, and leaves its child running when it is ended.
 */
export const nodeArguments = (script: 'start' | 'build'): string[] =>
  scripts[script].split(' ').slice(1);
