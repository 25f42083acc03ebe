/**
 * Writes values of modules into the options, by their names; `undefined` leaves a module
 * to the preset. One press of undo takes back all of them.
 */
export type SetModules = (values: Readonly<Record<string, unknown>>) => void;
