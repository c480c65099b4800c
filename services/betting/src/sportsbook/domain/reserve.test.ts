import { describe, expect, it } from 'vitest';
import { type Market, marketKey } from '../../vocabulary/market.ts';
import {
  type ExposureBook,
  isFull,
  marketText,
  mayBeFull,
  reserve,
  type SharedLeg,
} from './reserve.ts';

const market: Market = { kind: 'two-way', span: 'regular', count: 'points' };
const name = { fixtureId: 'f', marketKey: marketKey(market) };
const share = (selectionId: string, stake: bigint, back: bigint): SharedLeg => ({
  ...name,
  market,
  selectionId,
  tickets: 1,
  stake,
  share: back,
  worst: back,
});
const empty: ExposureBook = new Map();
const lossMax = 10_000n;

it('counts what was reserved before', () => {
  const first = reserve(empty, [share('home', 5_000n, 12_000n)], lossMax);
  if ('beyond' in first) throw new Error('It is within the limit.');
  expect(first.book.get(marketText(name))?.home?.share).toBe(12_000n);
  const second = reserve(first.book, [share('home', 2_000n, 4_000n)], lossMax);
  if ('beyond' in second) throw new Error('It is within the limit.');
  const third = reserve(second.book, [share('home', 1_000n, 2_001n)], lossMax);
  expect(third).toMatchObject({ beyond: { selectionId: 'home' } });
});

it('takes what makes the loss smaller, however great it is', () => {
  const beyond = reserve(empty, [share('home', 1_000n, 30_000n)], 40_000n);
  if ('beyond' in beyond) throw new Error('It is within the limit.');
  const other = reserve(beyond.book, [share('away', 5_000n, 9_000n)], lossMax);
  expect(other).not.toHaveProperty('beyond');
});

it('names the leg that is too much, of all that a slip asks', () => {
  const asked = [share('away', 1_000n, 2_000n), share('home', 1_000n, 20_000n)];
  expect(reserve(empty, asked, lossMax)).toMatchObject({ beyond: { selectionId: 'home' } });
});

describe('a market', () => {
  const nothing = { share: 0n, stake: 0n, pendingShare: 0n, pendingStake: 0n };
  const on = (selections: Record<string, Partial<typeof nothing>>) => ({
    market,
    suspendAt: 8_000n,
    selections: Object.fromEntries(
      Object.entries(selections).map(([id, amounts]) => [id, { ...nothing, ...amounts }]),
    ),
  });

  it('is full by what is accepted', () => {
    const one = on({ home: { share: 16_000n, stake: 8_000n } });
    expect([isFull(one), mayBeFull(one)]).toEqual([true, true]);
  });

  it('is not full by what is pending, though it may become so', () => {
    const one = on({
      home: { share: 16_000n, stake: 8_000n, pendingShare: 2n, pendingStake: 1n },
    });
    expect([isFull(one), mayBeFull(one)]).toEqual([false, true]);
  });

  it('is not relieved by stakes that nobody has taken', () => {
    const one = on({
      home: { share: 16_000n, stake: 8_000n },
      away: { share: 12_000n, stake: 6_000n, pendingShare: 12_000n, pendingStake: 6_000n },
    });
    expect(isFull(one)).toBe(true);
  });

  it('is relieved by stakes on the other selection', () => {
    const one = on({
      home: { share: 16_000n, stake: 8_000n },
      away: { share: 2_000n, stake: 1_000n },
    });
    expect([isFull(one), mayBeFull(one)]).toEqual([false, false]);
  });
});
