/** The JSON schemas of the versions' options against the pages and the library. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import Ajv from 'ajv/dist/2020';
import { failure, type Failure } from '../../checks/failure';
import { readPageChecks } from '../../checks/pageChecks';
import { evaluate } from '../../src/htmlnano/library/literal';
import {
  checkBy,
  formsAt,
  type JsonSchema,
} from '../../src/htmlnano/facts/jsonSchema';
import {
  type DocumentedVersion,
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { isJson } from '../../src/htmlnano/live/analysis/project';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../checks/library/runInNode';
import {
  publishedSchema,
  readVersionData,
} from '../../src/htmlnano/live/build/readVersionData';
import { DOCUMENT } from '../support/document';
import { expectNone } from '../support/failures';

/** Files with a mistake that the library silently ignores. */
const WRONG_FILES: ReadonlyMap<string, string> = new Map([
  ['{ "preset": "maximum" }', 'The name of a preset that there is not.'],
]);

function evaluated(code: string): Record<string, unknown> | undefined {
  try {
    return evaluate(code) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The subject of the tests of a version, read once in a process. */
const subjects = new Map<string, ReturnType<typeof read>>();

function subjectOf(version: DocumentedVersion) {
  const subject = subjects.get(version.name) ?? read(version);
  subjects.set(version.name, subject);
  return subject;
}

const addressOf = ({ base }: DocumentedVersion): string =>
  `https://docs.example${base}/schema.json`;

function read(version: DocumentedVersion) {
  const schema = publishedSchema(SITE_DIR, version, addressOf(version));
  const data = readVersionData(SITE_DIR, version);
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  const validate = ajv.compile(schema);
  const check = checkBy(schema);
  const library = loadLibrary(path.join(SITE_DIR, version.library));
  const make = (options: object) =>
    runInNode(library, DOCUMENT, () => structuredClone(options), undefined);
  return {
    ...{ schema, data, ajv, check, library, make },
    examples: () =>
      pagesOf(SITE_DIR, version).flatMap(
        (file) => readPageChecks(SITE_DIR, file).examples,
      ),
    /** The results of the library with each of these values of a module. */
    textsOf: async (module: string, values: readonly unknown[]) => {
      const made = values.map((value) => make({ [module]: value }));
      return (await Promise.all(made)).map(({ text }) => text);
    },
    /** Whether the options are valid, on which both validators must agree. */
    accepts: (options: Record<string, unknown>): boolean => {
      const isValid = validate(options);
      expect([options, check(options).length === 0]).toEqual([
        options,
        isValid,
      ]);
      return isValid;
    },
  };
}

for (const version of documentedVersions(SITE_DIR)) {
  const { name, base } = version;

  test(`${name}: the schema is valid, and refuses a misspelled module`, () => {
    const { schema, data, ajv, accepts } = subjectOf(version);
    const address = addressOf(version);
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: address,
      title: `Options of htmlnano ${data.library}`,
    });
    expect(accepts({ minifyCSS: true })).toBe(false);
    for (const off of [false, null, 0, ''])
      expect(accepts({ minifyCss: off })).toBe(true);
    // Editors cross out what is old.
    expect(formsAt(schema, ['minifyUrls'])).toContainEqual(
      expect.objectContaining({ const: true, deprecated: true }),
    );
    // The library rejects it as well.
    expect(accepts({ $schema: address })).toBe(false);
  });

  test(`${name}: the schema takes what the pages show, and the presets have`, () => {
    const { data, check, accepts, examples } = subjectOf(version);
    let count = 0;
    const wrong: Failure[] = [];
    for (const { options, config, expected } of examples()) {
      const isFile = /^\s*\{/.test(config?.text ?? '');
      for (const block of [options, isFile ? config : undefined]) {
        if (!block || expected.kind === 'error') continue;
        const value = evaluated(block.text);
        // Options that cannot be read fail when the example is run.
        if (!value) continue;
        const own =
          block.attributes.name === 'package.json' ? value.htmlnano : value;
        if (!isJson(own)) continue;
        count += 1;
        const given = own as Record<string, unknown>;
        const isWrong = WRONG_FILES.has(block.text);
        if (accepts(given) === !isWrong) continue;
        const mistakes = isWrong
          ? ['the schema takes what the library ignores']
          : check(given).map(({ message }) => `by the tables ${message}`);
        wrong.push(...mistakes.map((mistake) => failure(block, `${mistake}.`)));
      }
    }
    expectNone(wrong);
    expect(count).toBeGreaterThan(100);
    for (const preset of data.presets) {
      const values = data.modules.map(
        (module) => [module.name, module.presets[preset]] as const,
      );
      expect(accepts({ preset, ...Object.fromEntries(values) })).toBe(true);
    }
  });

  test(`${name}: each name and value in the schema has a description`, () => {
    const { schema, data } = subjectOf(version);
    const bare = (form: JsonSchema, where: string): string[] => [
      ...(form.description || form.$ref || form.properties ? [] : [where]),
      ...(form.anyOf ?? []).flatMap((one, index) =>
        bare(one, `${where}/${String(index)}`),
      ),
      ...Object.entries(form.properties ?? {}).flatMap(([key, one]) =>
        bare(one, `${where}/${key}`),
      ),
    ];
    expect(bare(schema, '').length).toBe(0);
    expect(Object.keys(schema.properties ?? {})).toEqual(
      expect.arrayContaining([
        ...data.modules.map((module) => module.name),
        'preset',
      ]),
    );
    const [amphtml] = formsAt(schema, ['collapseBooleanAttributes']).flatMap(
      ({ properties }) => properties?.amphtml ?? [],
    );
    expect(amphtml?.default).toBe(false);
    expect(amphtml?.description).toMatch(/^amphtml: false \(default\).*: \w/);
    const { description } = schema.properties?.minifyCss ?? {};
    const link = ` https://docs.example${base}/modules#minifycss`;
    expect(description?.endsWith(`.${link}`)).toBe(true);
    // It is one sentence.
    expect(description?.replace(link, '')).toMatch(/^\w[^.]+\.$/);
  });

  test(`${name}: what the schema refuses is rejected, or says no more than what it takes`, async () => {
    const { data, make, textsOf, accepts } = subjectOf(version);
    let refused = 0;
    for (const { name: module } of data.modules) {
      const known = await textsOf(module, [false, true, {}]);
      for (const wrong of ['zzz', 5, { zzz: 1 }, ['zzz']]) {
        const options = { [module]: wrong };
        if (accepts(options)) continue;
        refused += 1;
        const made = await make(options);
        expect(
          made.kind === 'error' || known.includes(made.text),
          `${module}: ${JSON.stringify(wrong)}`,
        ).toBe(true);
      }
      refused += await checkKeys(module);
    }
    expect(refused).toBeGreaterThan(60);
  });

  /** An undocumented string must act like one of the documented values. */
  async function checkKeys(module: string): Promise<number> {
    const { schema, make, textsOf, accepts } = subjectOf(version);
    let refused = 0;
    for (const { properties = {} } of formsAt(schema, [module])) {
      for (const [key, property] of Object.entries(properties)) {
        const values = formsAt(property).flatMap((form) =>
          'const' in form ? [form.const] : [],
        );
        if (!values.some((value) => typeof value === 'string')) continue;
        const options = { [module]: { [key]: 'zzz' } };
        if (accepts(options)) continue;
        refused += 1;
        const known = [{}, false, ...values.map((value) => ({ [key]: value }))];
        const { text } = await make(options);
        const made = await textsOf(module, known);
        expect(made.includes(text), `${module}, ${key}`).toBe(true);
      }
    }
    return refused;
  }

  test(`${name}: options that are no modules are not rejected`, async () => {
    const { schema, data, library } = subjectOf(version);
    const modules = data.modules.map((module) => module.name);
    const others = Object.keys(schema.properties ?? {}).filter(
      (key) => key !== 'preset' && !modules.includes(key),
    );
    for (const key of others) {
      const value =
        key === 'configPath' ? path.join(SITE_DIR, 'none.json') : true;
      const options = { skipConfigLoading: true, [key]: value };
      const { html } = await library.process('<p>a</p>', options, {});
      expect(html).toBe('<p>a</p>');
    }
  });
}
