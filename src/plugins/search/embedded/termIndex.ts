import type { QueryWord } from './query';
import { partsOf, termsOf } from './words';

/** A document with terms of a query. */
export interface Scored {
  score: number;
  readonly terms: Set<string>;
}

/**
 * Parameters of BM25+: how much repeated terms count, how much less terms of a long text
 * count, and how much any term counts at least.
 */
const REPEATED = 1.2;
const LENGTH = 0.7;
const LEAST = 0.5;

/** How much less a term counts if it is longer than the typed word. */
const LONGER = 0.3;

/**
 * Creates an index of documents with fields, which scores them by BM25+.
 *
 * @param weights the weights of the fields
 */
export function createTermIndex(weights: readonly number[]) {
  const fields = weights.map((weight) => ({
    weight,
    /** The number of occurrences, by term, then by document. */
    counts: new Map<string, Map<number, number>>(),
    /** The number of different words and parts of each document, and their sum. */
    lengths: [] as number[],
    length: 0,
  }));
  type Field = (typeof fields)[number];
  const known = new Set<string>();

  function scoresIn({ counts, lengths, length }: Field, term: string) {
    const documents = counts.get(term) ?? new Map<number, number>();
    const { size } = documents;
    const rarity = Math.log(1 + (lengths.length - size + 0.5) / (size + 0.5));
    return Array.from(documents, ([id, count]): [number, number] => {
      const relative = ((lengths[id] ?? 0) * lengths.length) / length;
      const least = REPEATED * (1 - LENGTH + LENGTH * relative);
      const often = (count * (REPEATED + 1)) / (count + least);
      return [id, rarity * (LEAST + often)];
    });
  }

  return {
    /** All terms. */
    known,

    /** Adds a document: the words of each field. Its id is its position. */
    add(document: readonly (readonly string[])[]): void {
      for (const [at, field] of fields.entries()) {
        const { counts, lengths } = field;
        const words = document[at] ?? [];
        const size = new Set(words.flatMap(partsOf)).size;
        const id = lengths.push(size) - 1;
        field.length += size;
        for (const term of words.flatMap(termsOf)) {
          known.add(term);
          const documents = counts.get(term) ?? new Map<number, number>();
          counts.set(term, documents.set(id, (documents.get(id) ?? 0) + 1));
        }
      }
    },

    /**
     * Scores the documents that have a term of a query, by id.
     *
     * @param prefixWeight the weight of terms that begin with the last word
     */
    find(words: readonly QueryWord[], prefixWeight: number) {
      const found = new Map<number, Scored>();
      const add = (term: string, weight: number): void => {
        for (const field of fields) {
          for (const [id, score] of scoresIn(field, term)) {
            const scored = found.get(id) ?? { score: 0, terms: new Set() };
            scored.score += weight * field.weight * score;
            found.set(id, scored);
            scored.terms.add(term);
          }
        }
      };
      for (const { terms, prefixes, weight } of words) {
        for (const [term, fit] of terms) {
          add(term, fit * weight);
          if (!prefixes.includes(term)) continue;
          for (const longer of known) {
            const more = longer.length - term.length;
            if (more <= 0 || !longer.startsWith(term)) continue;
            const share = longer.length / (longer.length + LONGER * more);
            add(longer, fit * weight * prefixWeight * share);
          }
        }
      }
      return found;
    },
  };
}
