/** The engines of readers' browsers. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/**
 * What an engine cannot be asked, and why: a test that needs it is skipped there, and
 * the reason printed. Nor does WebKit's MiniBrowser keep a console in automation: what
 * inline scripts throw before the driver listens is only seen by its effect.
 */
export const NO_TOUCH: Readonly<Partial<Record<Engine, string>>> = {
  webkit:
    'WebKitWebDriver plays every pointer as a mouse, and GTK has no touch events without a touch screen',
};
