import { compareMeaning, type Difference } from './meaning/compareMeaning';
import { parseInert } from './meaning/parseInert';
import type { Step } from './steps';

/** What a module changed in what a document means. */
export interface ModuleChange extends Difference {
  /** Its name; `undefined` for the library alone, which parses and prints. */
  readonly module: string | undefined;
}

/**
 * Tells what changed in meaning from the source to the result, and which module
 * did it: documents are parsed by the browser, and no script of theirs runs.
 */
export function changesOf(steps: readonly Step[]): ModuleChange[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return [];
  const parsed = new Map<string, Document>();
  const parse = (html: string): Document => {
    const document = parsed.get(html) ?? parseInert(html);
    parsed.set(html, document);
    return document;
  };
  // What one module undoes of another's is no change.
  if (compareMeaning(parse(first.before), parse(last.after)).length === 0)
    return [];
  return steps.flatMap(({ module, before, after }) =>
    before === after
      ? []
      : compareMeaning(parse(before), parse(after)).map((difference) => ({
          ...difference,
          module,
        })),
  );
}
