/**
 * Invariant: a product gives its messages the numbers 1, 2, 3 … within an epoch, whatever becomes
 * of them on the way: what its outlet loses, doubles or swaps is in its history as it was published.
 */
import { createOutlet, type Subscriber } from './outlet.ts';
import { type Children, type Element, xmlText } from './xml.ts';

export const productNames = { 1: 'live', 3: 'prematch', 6: 'virtual' } as const;
export type ProductId = keyof typeof productNames;
export const productIds = [1, 3, 6] as const satisfies readonly ProductId[];

/** What is to be published of an event; its head is added when it is. */
export type Draft = {
  readonly name: string;
  readonly eventId: string;
  readonly attributes?: Element['attributes'];
  readonly children?: Children;
};

/** A draft with what it was published as. */
export type Published = {
  readonly draft: Draft;
  readonly sequence: number;
  readonly timestamp: number;
};

const HISTORY_MAX = 5_000;

export type Product = ReturnType<typeof createProduct>;

/** @param now milliseconds since 1970, by the world's clock */
export function createProduct(id: ProductId, firstEpoch: number, now: () => number) {
  const outlet = createOutlet(now);
  const numbers = { product: id, epoch: firstEpoch, sequence: 0 };
  let history: Published[] = [];
  let isMissed = false;

  return {
    id,
    outlet,
    get epoch() {
      return numbers.epoch;
    },
    get sequence() {
      return numbers.sequence;
    },
    /** Numbers it and sends it. @returns its number */
    publish(draft: Draft): number {
      numbers.sequence += 1;
      const published = { draft, sequence: numbers.sequence, timestamp: now() };
      history.push(published);
      if (history.length > 2 * HISTORY_MAX) history = history.slice(-HISTORY_MAX);
      if (outlet.hasSubscribers()) outlet.deliver(lineOf(numbers, published));
      return published.sequence;
    },
    /** Reports that it is alive; the first time after an outage, that something was lost. */
    alive(): void {
      if (outlet.isOut()) {
        isMissed = true;
        return;
      }
      outlet.flush();
      outlet.write(aliveLine(numbers, now(), !isMissed));
      isMissed = false;
    },
    subscribe(subscriber: Subscriber): () => void {
      return outlet.subscribe(subscriber, aliveLine(numbers, now(), true));
    },
    /** What was published after a number; null when that is no longer known. */
    since(after: number): readonly Published[] | null {
      const first = history[0]?.sequence ?? numbers.sequence + 1;
      if (after < 1 || first > after + 1) return null;
      return history.filter((published) => published.sequence > after);
    },
    /** Sends a snapshot to everybody. */
    recover(requestId: string, messages: readonly Published[]): void {
      for (const [index, published] of messages.entries()) {
        const place = { request_id: requestId, snapshot_index: index };
        outlet.write(lineOf(numbers, published, place));
      }
      outlet.write(completeLine(numbers, now(), { requestId, messages: messages.length }));
    },
    /** Begins to number anew; what stands has the numbers up to `upTo` by then. */
    restart(upTo: number): void {
      numbers.epoch += 1;
      numbers.sequence = upTo;
      history = [];
      outlet.end();
    },
    outage(milliseconds: number): void {
      isMissed = true;
      outlet.outage(milliseconds);
    },
  };
}

type Numbers = { readonly product: ProductId; readonly epoch: number; readonly sequence: number };

function lineOf(
  { product, epoch }: Numbers,
  { draft, sequence, timestamp }: Published,
  place: Element['attributes'] = {},
): string {
  const head = { product, epoch, sequence, event_id: draft.eventId, ...place };
  const attributes = { ...head, ...draft.attributes, timestamp };
  return xmlText(draft.name, { attributes, children: draft.children ?? {} });
}

function aliveLine(numbers: Numbers, timestamp: number, isSubscribed: boolean): string {
  const { product, epoch, sequence } = numbers;
  const subscribed = isSubscribed ? 1 : 0;
  return xmlText('alive', {
    attributes: { product, epoch, up_to: sequence, subscribed, timestamp },
  });
}

function completeLine(
  { product, epoch, sequence }: Numbers,
  timestamp: number,
  { requestId, messages }: { requestId: string; messages: number },
): string {
  const head = { product, request_id: requestId, epoch, up_to: sequence };
  return xmlText('snapshot_complete', { attributes: { ...head, messages, timestamp } });
}
