import type { WireRequest, WireResponse } from '../../src/search/protocol';

type Json = Readonly<Record<string, unknown>>;

/** What has arrived in one index. */
export interface StoredIndex {
  settings: Json;
  readonly objects: Map<string, Json>;
  readonly synonyms: Map<string, Json>;
}

interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

const PATH = /^\/1\/indexes\/([^/*]+)(?:\/(.+))?$/;

/**
 * Keeps indices in memory, with that part of Algolia's API which is needed to
 * fill them: batches, copies and moves, settings, synonyms, the state of tasks.
 */
export class AlgoliaIndices {
  readonly #indices = new Map<string, StoredIndex>();
  #tasks = 0;

  names(): string[] {
    return [...this.#indices.keys()].sort();
  }

  get(name: string): StoredIndex | undefined {
    return this.#indices.get(name);
  }

  /** @returns `undefined` for a request that is none of this part */
  answer(
    { method, path, body }: WireRequest,
    parameters: Readonly<Record<string, string>>,
  ): WireResponse | undefined {
    const [, encoded, endpoint = ''] = PATH.exec(path) ?? [];
    if (encoded === undefined) return undefined;
    const name = decodeURIComponent(encoded);
    const data = (body === '' ? {} : JSON.parse(body)) as unknown;
    switch (`${method} ${endpoint.replace(/^task\/\d+$/, 'task')}`) {
      case 'POST batch':
        return this.#batch(name, (data as { requests: Json[] }).requests);
      case 'POST operation':
        return this.#operate(name, data as Operation);
      case 'POST synonyms/batch':
        if (parameters.replaceExistingSynonyms === 'true') {
          this.#open(name).synonyms.clear();
        }
        store(this.#open(name).synonyms, data as Json[]);
        return this.#task();
      case 'PUT settings':
        Object.assign(this.#open(name).settings, data);
        return this.#task();
      case 'GET settings':
        return this.#indices.has(name)
          ? ok(this.#open(name).settings)
          : failure(404, 'Index does not exist');
      case 'GET task':
        return Number(endpoint.slice('task/'.length)) <= this.#tasks
          ? ok({ status: 'published', pendingTask: false })
          : failure(404, 'Task does not exist');
      case 'DELETE ':
        this.#indices.delete(name);
        return this.#task();
      default:
        return undefined;
    }
  }

  #open(name: string): StoredIndex {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    const fresh = { settings: {}, objects: new Map(), synonyms: new Map() };
    this.#indices.set(name, fresh);
    return fresh;
  }

  #task(more: Json = {}): WireResponse {
    this.#tasks += 1;
    return ok({ taskID: this.#tasks, updatedAt: '', ...more });
  }

  #batch(name: string, requests: readonly Json[]): WireResponse {
    const unknown = requests.find(({ action }) => action !== 'addObject');
    if (unknown !== undefined) return failure(400, 'Only addObject is known');
    const objects = requests.map(({ body }) => body as Json);
    store(this.#open(name).objects, objects);
    return this.#task({ objectIDs: objects.map(({ objectID }) => objectID) });
  }

  /** A copy of a scope leaves the records where they are. */
  #operate(
    name: string,
    { operation, destination, scope }: Operation,
  ): WireResponse {
    const from = this.#open(name);
    if (operation === 'move') {
      this.#indices.set(destination, from);
      this.#indices.delete(name);
      return this.#task();
    }
    const to = this.#open(destination);
    if (scope?.includes('settings') ?? true) to.settings = { ...from.settings };
    if (scope?.includes('synonyms') ?? true) {
      store(to.synonyms, [...from.synonyms.values()]);
    }
    if (scope === undefined) store(to.objects, [...from.objects.values()]);
    return this.#task();
  }
}

const store = (to: Map<string, Json>, values: readonly Json[]): void => {
  for (const value of values) to.set(String(value.objectID), value);
};

const ok = (content: Json): WireResponse => ({
  status: 200,
  content: JSON.stringify(content),
});

const failure = (status: number, message: string): WireResponse => ({
  status,
  content: JSON.stringify({ message, status }),
});
