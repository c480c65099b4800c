import { useEffect } from 'react';
import { useTopic } from '../../../shared/live/use-topic.ts';
import type { FixtureShape } from '../model/shape.ts';
import { readDelta } from './book/price-delta.ts';
import { fetchFixture } from './sport-queries.ts';

/** Several deltas of one moment ask once. */
const spreadMs = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A delta names prices and no more: a market the page has not drawn yet, or one that is decided
 * now, is asked for with its match.
 */
export function useNewMarkets(fixtureId: string, fixture: FixtureShape | undefined): void {
  useTopic(`/topic/fixture/${fixtureId}`, (message) => {
    const delta = readDelta(message);
    if (fixture === undefined || delta === null || delta.kind === 'score') return;
    const drawn = new Map(fixture.markets.map(({ marketKey, isOver }) => [marketKey, isOver]));
    const isNew = delta.markets.some(({ key, state }) => {
      const isOver = state === 'settled' || state === 'cancelled';
      return drawn.get(key) !== isOver;
    });
    if (!isNew) return;
    clearTimeout(timer);
    timer = setTimeout(() => void fetchFixture(fixtureId).catch(() => undefined), spreadMs);
  });
  useEffect(() => () => clearTimeout(timer), []);
}
