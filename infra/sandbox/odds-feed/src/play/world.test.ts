import { limits } from '@noriter/kit/testing/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { applyAll, type Known, newKnown } from '../../test/bookmaker.ts';
import {
  all,
  listen,
  type Node,
  openTestWorld,
  parsed,
  SATURDAY,
  snapshot,
} from '../../test/listening.ts';
import { expectedResults } from '../../test/result-oracle.ts';
import { type ProductId, productIds } from '../feed/product.ts';
import { weekOf, weekPlans } from '../world/fixtures.ts';
import { cancelFixture } from './mishaps.ts';
import { restart } from './open-world.ts';
import { publishOdds } from './publish.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

const shortEveryMs = 20_000;
const ranMinutes = 4;

/** Short matches one upon the other, a minute of theirs in a second. */
function run(minutes: number) {
  const world = openTestWorld({ shortEveryMs });
  const before = byProduct((id) => snapshot(world, id, 0));
  const from = byProduct((id) => world.products[id].sequence);
  const streams = byProduct((id) => listen(world, id));
  for (let minute = 1; minute <= minutes; minute += 1) {
    world.agenda.advance(SATURDAY + minute * MINUTE);
  }
  // What is asked for later comes by the same streams.
  return { world, before, from, lines: byProduct((id) => [...streams[id].lines]) };
}

function byProduct<T>(of: (id: ProductId) => T): Record<ProductId, T> {
  return { 1: of(1), 3: of(3), 6: of(6) };
}

/** A world takes seconds to price: what follows looks at one from all sides. */
describe('some minutes', () => {
  let ran: ReturnType<typeof run>;
  let received: Record<ProductId, Node[]>;
  let messages: Node[];
  beforeAll(() => {
    ran = run(ranMinutes);
    received = byProduct((id) => ran.lines[id].map(parsed));
    messages = productIds.flatMap((id) => [...ran.before[id], ...received[id]]);
  });

  test('numbers have no gap, times are whole and never go back', () => {
    for (const id of productIds) {
      const numbers = received[id].map(({ attributes }) => Number(attributes.sequence));
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers).toEqual(numbers.map((_, index) => ran.from[id] + 1 + index));
      const times = received[id].map(({ attributes }) => Number(attributes.timestamp));
      expect(times.every(Number.isInteger)).toBe(true);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  test('no book pays back more than it takes', () => {
    let books = 0;
    for (const market of messages.flatMap((message) => all(message, 'market'))) {
      const outcomes = all(market, 'outcome');
      if (market.attributes.status !== '1') continue;
      const open = outcomes.flatMap(({ attributes }) =>
        attributes.active === '1' ? [attributes.odds] : [],
      );
      const winners = Number(/places=(\d+)/.exec(market.attributes.specifiers ?? '')?.[1] ?? 1);
      expect(open.every((odds) => Number(odds) > 1)).toBe(true);
      expect(open.reduce((sum, odds) => sum + 1 / Number(odds), 0)).toBeGreaterThanOrEqual(winners);
      books += 1;
    }
    expect(books).toBeGreaterThan(5_000);
  });

  test('what markets became agrees with the score at the end', () => {
    const known = applyAll(newKnown(), messages);
    const checked = new Map<string, number>();
    for (const market of known.markets.values()) {
      const status = known.scores.get(market.eventId);
      const fixture = known.fixtures.get(market.eventId);
      if (!status || market.results === null || fixture?.status !== 'closed') continue;
      const expected = expectedResults(market, status);
      if (expected === null) continue;
      expect({ market, results: market.results }).toEqual({ market, results: expected });
      checked.set(market.id, (checked.get(market.id) ?? 0) + 1);
    }
    expect(checked.size).toBeGreaterThan(40);
  });

  test('a virtual match that is over has its score, and a race has none', () => {
    const { fixtures, scores } = applyAll(newKnown(), messages);
    const over = (sport: string) =>
      [...fixtures].flatMap(([id, one]) =>
        one.sport === sport && one.status === 'closed' ? [scores.get(id)?.attributes ?? null] : [],
      );
    expect(over('sr:sport:9001').length).toBeGreaterThan(3);
    for (const score of over('sr:sport:9001')) expect(score).toMatchObject({ status: '3' });
    expect(new Set(over('sr:sport:9002'))).toEqual(new Set([null]));
  });

  test('a match that was called off has no score, whatever is published of its prices', () => {
    const world = openTestWorld({ shortEveryMs });
    const match = [...world.matches.values()].find(({ standing: { plan, status } }) => {
      return plan.sport === 'virtual-soccer' && status === 'not_started';
    });
    if (match === undefined) throw new Error('A virtual match is to come.');
    cancelFixture(world, match, 'cancelled');
    publishOdds(world, match, []);
    expect(match.standing.eventStatus).toBeNull();
  });

  test('everything that is over is settled or cancelled, with a result for each outcome', () => {
    const known = applyAll(newKnown(), messages);
    const over = [...known.markets.values()].filter(({ eventId }) => {
      return ['closed', 'abandoned', 'postponed'].includes(
        known.fixtures.get(eventId)?.status ?? '',
      );
    });
    expect(over.length).toBeGreaterThan(1000);
    // A result that was taken back a moment ago comes again.
    const open = over.filter(
      ({ status, results }) => !['settled', 'cancelled'].includes(status) && results === null,
    );
    expect(open.filter(({ status }) => status !== '-1')).toEqual([]);
    for (const { results, prices } of over) {
      if (results) expect(Object.keys(results).sort()).toEqual(Object.keys(prices).sort());
    }
  });

  test(
    'whoever asks for all that stands knows what a listener knows',
    () => {
      for (const id of productIds) {
        const listener = applyAll(newKnown(), [...ran.before[id], ...received[id]]);
        const asked = snapshot(ran.world, id, 0);
        const numbers = asked.slice(0, -1).map(({ attributes }) => Number(attributes.sequence));
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(standing(applyAll(newKnown(), asked), ran.world, id)).toEqual(
          standing(listener, ran.world, id),
        );
      }
    },
    limits.heavy,
  );

  test(
    'the same seed is the same world to the byte, and another one another',
    () => {
      const again = run(1);
      expect(again.before).toEqual(ran.before);
      for (const id of productIds) {
        expect(again.lines[id].length).toBeGreaterThan(5);
        expect(ran.lines[id].slice(0, again.lines[id].length)).toEqual(again.lines[id]);
      }
      const week = weekOf(SATURDAY);
      expect(weekPlans('test', week)).toEqual(weekPlans('test', week));
      expect(weekPlans('another', week)).not.toEqual(weekPlans('test', week));
    },
    limits.heavy,
  );

  test(
    'a process that starts again goes on with the results it would have had',
    () => {
      const startsAt = SATURDAY + ranMinutes * MINUTE;
      const again = openTestWorld({ shortEveryMs, startsAt });
      const results = (one: World) => {
        const known = applyAll(newKnown(), snapshot(one, 1, 0));
        return new Map([...known.markets].map(([key, { results: of }]) => [key, of]));
      };
      const [before, after] = [results(ran.world), results(again)];
      const both = [...before].filter(([key, of]) => of !== null && after.get(key) != null);
      expect(both.length).toBeGreaterThan(200);
      for (const [key, of] of both) expect(after.get(key)).toEqual(of);
    },
    limits.heavy,
  );

  test(
    'what was missed is sent again as it was, and not what was received',
    () => {
      const from = ran.from[6];
      const missed = snapshot(ran.world, 6, from + 10);
      const complete = missed.at(-1);
      expect(complete?.attributes.messages).toBe(String(missed.length - 1));
      expect(missed.length - 1).toBe(received[6].length - 10);
      expect(missed[0]?.attributes).toMatchObject({ request_id: 'test', snapshot_index: '0' });
      const without = ({ name, children }: Node) => ({ name, children });
      expect(missed.slice(0, -1).map(without)).toEqual(received[6].slice(10).map(without));
    },
    limits.heavy,
  );

  test(
    'after a restart all that stands is published under new numbers',
    () => {
      const { world } = ran;
      const before = productIds.map((id) =>
        standing(applyAll(newKnown(), snapshot(world, id, 0)), world, id),
      );
      const epochs = productIds.map((id) => world.products[id].epoch);
      for (const id of productIds) restart(world, id);
      const after = productIds.map((id) => snapshot(world, id, 0));
      expect(productIds.map((id) => world.products[id].epoch)).toEqual(
        epochs.map((one) => one + 1),
      );
      for (const [index, asked] of after.entries()) {
        const numbers = asked.slice(0, -1).map(({ attributes }) => Number(attributes.sequence));
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        expect(standing(applyAll(newKnown(), asked), world, productIds[index] ?? 1)).toEqual(
          before[index],
        );
      }
    },
    limits.heavy,
  );
});

/** Without what was forgotten meanwhile, or handed over to another product. */
function standing({ fixtures, markets, scores }: Known, world: World, product: ProductId) {
  const isKept = (id: string) => world.matches.get(id)?.standing.product === product;
  return {
    fixtures: [...fixtures].filter(([id]) => isKept(id)).sort(byKey),
    markets: [...markets].filter(([, { eventId }]) => isKept(eventId)).sort(byKey),
    scores: [...scores].filter(([id]) => isKept(id)).sort(byKey),
  };
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
