/** An attribute with a fixed set of values. */
export interface Enumerated {
  readonly on: string;
  readonly values: string;
  /** Other words for a value. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** What a value that HTML does not know stands for; else: no attribute. */
  readonly invalid?: string;
  /** What stands for no attribute. */
  readonly missing?: string;
}

/** https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#enumerated-attribute */
export const ENUMERATED: Readonly<Record<string, readonly Enumerated[]>> = {
  autocomplete: [
    { on: 'form', values: 'on off', invalid: 'on', missing: 'on' },
  ],
  autocapitalize: [
    {
      on: '*',
      values: 'none sentences words characters',
      synonyms: { off: 'none', on: 'sentences' },
      invalid: 'sentences',
    },
  ],
  behavior: [
    {
      on: 'marquee',
      values: 'scroll slide alternate',
      invalid: 'scroll',
      missing: 'scroll',
    },
  ],
  contenteditable: [
    {
      on: '*',
      values: 'true false plaintext-only',
      synonyms: { '': 'true' },
    },
  ],
  crossorigin: [
    {
      on: 'audio img link script video',
      values: 'anonymous use-credentials',
      invalid: 'anonymous',
    },
  ],
  decoding: [
    { on: 'img', values: 'auto sync async', invalid: 'auto', missing: 'auto' },
  ],
  dir: [
    { on: 'html', values: 'ltr rtl auto', missing: 'ltr' },
    { on: '*', values: 'ltr rtl auto' },
  ],
  direction: [
    {
      on: 'marquee',
      values: 'left right up down',
      invalid: 'left',
      missing: 'left',
    },
  ],
  draggable: [{ on: '*', values: 'true false' }],
  enctype: [
    {
      on: 'form',
      values:
        'application/x-www-form-urlencoded multipart/form-data text/plain',
      invalid: 'application/x-www-form-urlencoded',
      missing: 'application/x-www-form-urlencoded',
    },
  ],
  fetchpriority: [
    {
      on: 'img link script',
      values: 'high low auto',
      invalid: 'auto',
      missing: 'auto',
    },
  ],
  formmethod: [
    { on: 'button input', values: 'get post dialog', invalid: 'get' },
  ],
  hidden: [
    {
      on: '*',
      values: 'hidden until-found',
      invalid: 'hidden',
    },
  ],
  kind: [
    {
      on: 'track',
      values: 'subtitles captions descriptions chapters metadata',
      invalid: 'metadata',
      missing: 'subtitles',
    },
  ],
  loading: [
    {
      on: 'iframe img',
      values: 'lazy eager',
      invalid: 'eager',
      missing: 'eager',
    },
  ],
  method: [
    { on: 'form', values: 'get post dialog', invalid: 'get', missing: 'get' },
  ],
  popover: [
    {
      on: '*',
      values: 'auto manual hint',
      synonyms: { '': 'auto' },
      invalid: 'manual',
    },
  ],
  preload: [
    {
      on: 'audio video',
      values: 'auto metadata none',
      synonyms: { '': 'auto' },
    },
  ],
  referrerpolicy: [
    {
      on: 'a area iframe img link script',
      values:
        'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url',
    },
  ],
  shape: [
    {
      on: 'area',
      values: 'rect circle default poly',
      synonyms: { circ: 'circle', polygon: 'poly', rectangle: 'rect' },
      invalid: 'rect',
      missing: 'rect',
    },
  ],
  spellcheck: [{ on: '*', values: 'true false', synonyms: { '': 'true' } }],
  translate: [{ on: '*', values: 'yes no', synonyms: { '': 'yes' } }],
  type: [
    {
      on: 'button',
      values: 'submit reset button',
      invalid: 'submit',
      missing: 'submit',
    },
    {
      on: 'input',
      values:
        'hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button',
      invalid: 'text',
      missing: 'text',
    },
  ],
  wrap: [
    {
      on: 'textarea',
      values: 'soft hard',
      invalid: 'soft',
      missing: 'soft',
    },
  ],
};
