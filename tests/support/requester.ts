import type { LiteClientOptions } from '../../src/search/algolia/createSearchClient';

type Requester = NonNullable<LiteClientOptions['requester']>;
export type SentRequest = Parameters<Requester['send']>[0];
type Reply = Awaited<ReturnType<Requester['send']>>;

const ANSWER = JSON.stringify({ results: [{ hits: [] }] });

/** What hosts may do, as a requester tells it to Algolia's client. */
export const replies = {
  answer: { status: 200, content: ANSWER, isTimedOut: false },
  broken: { status: 503, content: '', isTimedOut: false },
  unreachable: { status: 0, content: 'Network error', isTimedOut: false },
  timeout: { status: 0, content: 'Socket timeout', isTimedOut: true },
} satisfies Readonly<Record<string, Reply>>;

/** A requester that sends nothing, but writes down what it was to send. */
export interface RecordingRequester extends Requester {
  readonly sent: SentRequest[];
  /** The hosts that were asked, in order. */
  readonly hosts: () => string[];
}

/** @param reply what a host does, by its name and how many were asked before */
export function recordingRequester(
  reply: (host: string, before: number) => Reply,
): RecordingRequester {
  const sent: SentRequest[] = [];
  return {
    sent,
    hosts: () => sent.map(({ url }) => new URL(url).hostname),
    send(request) {
      sent.push(request);
      const { hostname } = new URL(request.url);
      return Promise.resolve(reply(hostname, sent.length - 1));
    },
  };
}
