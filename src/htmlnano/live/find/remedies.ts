/**
 * What brings something back: modules, each list of which is switched off together;
 * `'parser'` where it is missing without any module, too. The list is empty if it takes
 * more than two modules.
 */
export type Remedies = 'parser' | readonly (readonly string[])[];

/** Whether something is missing with these modules on, and all others off. */
export type IsMissing = (modules: readonly string[]) => Promise<boolean>;

/** Modules that may remove something. */
export interface Suspects {
  readonly quick: readonly string[];
  /**
   * Those that hand the page to another package, which takes nearly all of the time.
   */
  readonly slow: readonly string[];
}

/**
 * Finds which modules bring something back that is missing with all of them: each that
 * does so alone, or else all that do so in pairs.
 *
 * Instead of trying all pairs (378 of 28 modules), it asks for a smallest group that
 * removes the thing with all others off, by halving. Whatever brings it back switches off
 * one of that group. So at most its few members are tried; where one is not enough,
 * another group removes the thing as well, and the second module is one of that.
 *
 * It is complete as long as more modules never bring back what fewer remove.
 */
export async function findRemedies(
  { quick, slow }: Suspects,
  isMissing: IsMissing,
): Promise<Remedies> {
  if (await isMissing([])) return 'parser';
  const modules = [...quick, ...slow];
  const others = (...off: readonly string[]): string[] =>
    modules.filter((module) => !off.includes(module));
  const groupWithout = (...off: readonly string[]): Promise<string[]> =>
    quickestGroup(others(...off), slow, isMissing);
  const alone: string[] = [];
  const notAlone: string[] = [];
  for (const module of await groupWithout()) {
    const isEnough = !(await isMissing(others(module)));
    (isEnough ? alone : notAlone).push(module);
  }
  if (alone.length > 0) return alone.map((module) => [module]);
  const pairs: string[][] = [];
  for (const first of notAlone) {
    for (const second of await groupWithout(first)) {
      const isKnown = pairs.some(
        (pair) => pair.includes(first) && pair.includes(second),
      );
      if (isKnown || (await isMissing(others(first, second)))) continue;
      pairs.push(modules.filter((one) => one === first || one === second));
    }
  }
  return pairs;
}

/**
 * A smallest group, of quick modules if they do it, or else one slow module if it does
 * it alone: so few runs have several slow ones on.
 */
async function quickestGroup(
  modules: readonly string[],
  slow: readonly string[],
  isMissing: IsMissing,
): Promise<string[]> {
  const quick = modules.filter((module) => !slow.includes(module));
  if (quick.length < modules.length) {
    if (await isMissing(quick)) return smallestGroup(quick, isMissing);
    for (const module of modules.filter((one) => slow.includes(one)))
      if (await isMissing([module])) return [module];
  }
  return smallestGroup(modules, isMissing);
}

/**
 * A group of modules that removes something with all others off, and none of which can
 * be left out. All of them together remove it.
 */
async function smallestGroup(
  modules: readonly string[],
  isMissing: IsMissing,
): Promise<string[]> {
  const group: string[] = [];
  let rest = modules;
  do {
    // The first modules that are enough, together with the group: the last is needed.
    let [least, most] = [1, rest.length];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      if (await isMissing([...rest.slice(0, middle), ...group])) most = middle;
      else least = middle + 1;
    }
    group.unshift(...rest.slice(least - 1, least));
    rest = rest.slice(0, least - 1);
  } while (rest.length > 0 && !(await isMissing(group)));
  return group;
}
