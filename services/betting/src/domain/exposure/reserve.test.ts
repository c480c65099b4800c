import { expect, it } from 'vitest';
import { type Market, marketKey } from '../sport/market.ts';
import { type ExposureBook, marketText, reserve, type SharedLeg } from './reserve.ts';

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
const limits = { suspendAt: 8_000n, lossMax: 10_000n };

it('counts what was reserved before, and says which market is full', () => {
  const first = reserve(empty, [share('home', 5_000n, 12_000n)], limits);
  expect(first).toMatchObject({ full: [] });
  if ('beyond' in first) throw new Error('It is within the limit.');
  expect(first.book.get(marketText(name))?.home?.share).toBe(12_000n);
  const second = reserve(first.book, [share('home', 2_000n, 4_000n)], limits);
  expect(second).toMatchObject({ full: [name] });
  if ('beyond' in second) throw new Error('It is within the limit.');
  const third = reserve(second.book, [share('home', 1_000n, 2_001n)], limits);
  expect(third).toMatchObject({ beyond: { selectionId: 'home' } });
});

it('takes what makes the loss smaller, however great it is', () => {
  const beyond = reserve(empty, [share('home', 1_000n, 30_000n)], { ...limits, lossMax: 40_000n });
  if ('beyond' in beyond) throw new Error('It is within the limit.');
  const other = reserve(beyond.book, [share('away', 5_000n, 9_000n)], limits);
  expect(other).not.toHaveProperty('beyond');
});

it('names the leg that is too much, of all that a slip asks', () => {
  const asked = [share('away', 1_000n, 2_000n), share('home', 1_000n, 20_000n)];
  expect(reserve(empty, asked, limits)).toMatchObject({ beyond: { selectionId: 'home' } });
});
