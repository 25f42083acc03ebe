/** The engines of readers' browsers, and what each of them cannot be asked. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** What a test may ask of an engine, and its driver may not be able to. */
export type Ability = 'touch' | 'clipboard writing' | 'early errors';

/**
 * Why an engine cannot be asked: a test that needs the ability is skipped there,
 * and the reason printed.
 */
export const CANNOT: Readonly<
  Record<Engine, Readonly<Partial<Record<Ability, string>>>>
> = {
  chromium: {},
  firefox: {},
  webkit: {
    touch:
      'WebKitWebDriver plays every pointer as a mouse, and GTK has no touch events without a touch screen',
    'early errors':
      'MiniBrowser keeps no console in automation: what inline scripts throw before the driver listens is only seen by its effect',
  },
};
