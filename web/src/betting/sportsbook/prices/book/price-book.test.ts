import { legText } from '@noriter/rules/leg-name';
import { describe, expect, it } from 'vitest';
import type { FixtureRow, MarketState } from '../../model/sport-types.ts';
import { createPriceBook } from './price-book.ts';
import type { FixtureDelta } from './price-delta.ts';

const fixtureId = 'sr:match:1';
const marketKey = 'two-way/match/points';
const home = legText({ fixtureId, marketKey, selectionId: 'home' });
const away = legText({ fixtureId, marketKey, selectionId: 'away' });

function fixture(version: number, odds: string, selections = ['home', 'away']): FixtureRow {
  return {
    fixtureId,
    sport: 'baseball',
    league: { leagueId: 'kbo', nameKo: '프로야구', nameEn: 'KBO' },
    home: { nameKo: '홈', nameEn: 'Home' },
    away: { nameKo: '원정', nameEn: 'Away' },
    runners: [],
    startsAt: '2026-11-21T10:00:00.000Z',
    state: 'planned',
    isLive: false,
    scoreboard: null,
    version,
    marketCount: 1,
    markets: [
      {
        marketKey,
        market: { kind: 'two-way', span: 'match', count: 'points' },
        producer: 'prematch',
        state: 'active',
        selections: selections.map((selectionId) => ({ selectionId, odds, isOpen: true })),
      },
    ],
  };
}

function odds(version: number, price: string, state: MarketState = 'active'): FixtureDelta {
  const prices = { home: { odds: price, isActive: true } };
  return { kind: 'odds', version, markets: [{ key: marketKey, state, prices }] };
}

/** A book whose turns and times come when the test says so. */
function book() {
  const turns: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const time = { ms: 0 };
  const made = createPriceBook({
    soon: (work) => turns.push(work),
    now: () => time.ms,
    later: (work) => timers.push(work),
  });
  const notified: string[] = [];
  return {
    ...made,
    notified,
    timers,
    time,
    listen: (name: string, as: string) => made.subscribe(name, () => notified.push(as)),
    turn: () => {
      const [next] = turns.splice(0, 1);
      next?.();
      return next !== undefined;
    },
    priceOf: (selectionId: string) => made.price(fixtureId, marketKey, selectionId),
  };
}

describe('a price', () => {
  it('is the newest one that was published, and says where it came from while that is fresh', () => {
    const { take, receive, priceOf, timers } = book();
    take(fixture(3, '1.95'), 'all');
    expect(priceOf('home')).toEqual({
      odds: '1.95',
      state: 'active',
      isOpen: true,
      before: undefined,
    });
    expect(receive(fixtureId, odds(4, '2.05'))).toBe('complete');
    expect(priceOf('home')).toMatchObject({ odds: '2.05', before: '1.95' });
    expect(priceOf('away')?.odds).toBe('1.95');
    for (const over of timers) over();
    expect(priceOf('home')).toMatchObject({ odds: '2.05', before: undefined });
  });

  it('that changed again keeps its newer news', () => {
    const { take, receive, priceOf, timers } = book();
    take(fixture(3, '1.95'), 'all');
    receive(fixtureId, odds(4, '2.05'));
    receive(fixtureId, odds(5, '2.10'));
    timers[0]?.();
    expect(priceOf('home')?.before).toBe('2.05');
    timers[1]?.();
    expect(priceOf('home')?.before).toBeUndefined();
  });

  it('keeps its place when its market stops, and takes no bets', () => {
    const { take, receive, priceOf } = book();
    take(fixture(3, '1.95'), 'all');
    const stop = { key: marketKey, state: 'suspended' as const, prices: {} };
    receive(fixtureId, { kind: 'odds', version: 4, markets: [stop] });
    expect(priceOf('away')).toMatchObject({ odds: '1.95', state: 'suspended', isOpen: false });
    receive(fixtureId, odds(5, '1.95', 'suspended'));
    expect(priceOf('home')?.isOpen).toBe(false);
    receive(fixtureId, odds(6, '1.80'));
    expect(priceOf('home')).toMatchObject({ odds: '1.80', isOpen: true });
    expect(priceOf('away')?.isOpen).toBe(false);
  });
});

describe('the order of what is published', () => {
  it('is that of the versions: an older delta or answer changes nothing', () => {
    const { take, receive, priceOf } = book();
    take(fixture(3, '1.95'), 'all');
    receive(fixtureId, odds(4, '2.05'));
    receive(fixtureId, odds(4, '9.99'));
    receive(fixtureId, odds(2, '9.99'));
    take(fixture(3, '1.95'), 'all');
    expect(priceOf('home')?.odds).toBe('2.05');
    take(fixture(4, '2.00'), 'all');
    expect(priceOf('home')?.odds).toBe('2.00');
  });

  it('shows a hole until a whole answer fills it', () => {
    const { take, receive, isWhole, priceOf } = book();
    take(fixture(3, '1.95'), 'all');
    expect(receive(fixtureId, odds(5, '2.05'))).toBe('hole');
    expect(receive(fixtureId, odds(6, '2.06'))).toBe('hole');
    expect(priceOf('home')?.odds).toBe('2.06');
    take(fixture(5, '2.05'), 'all');
    // The one behind it was notified already.
    expect(isWhole(fixtureId)).toBe(true);
    expect(priceOf('home')?.odds).toBe('2.06');
    expect(receive(fixtureId, odds(8, '2.08'))).toBe('hole');
    take(fixture(6, '2.06'), 'all');
    expect(isWhole(fixtureId)).toBe(false);
    take(fixture(8, '2.08'), 'all');
    expect(isWhole(fixtureId)).toBe(true);
    expect(receive(fixtureId, odds(9, '2.09'))).toBe('complete');
  });

  it('begins with a hole where a delta came first', () => {
    const { take, receive, isWhole, priceOf } = book();
    expect(receive(fixtureId, odds(5, '2.05'))).toBe('hole');
    take(fixture(3, '1.95'), 'all');
    expect(isWhole(fixtureId)).toBe(false);
    expect(priceOf('home')?.odds).toBe('2.05');
    take(fixture(5, '2.05'), 'all');
    expect(isWhole(fixtureId)).toBe(true);
  });
});

describe('a match', () => {
  it('goes into play and changes its score', () => {
    const { take, receive, head } = book();
    take(fixture(3, '1.95'), 'all');
    expect(head(fixtureId)?.isLive).toBe(false);
    const scoreboard = {
      part: 'inning-1',
      parts: {},
      total: { home: 1, away: 0 },
      elapsedSeconds: null,
      at: '2026-11-21T10:00:00.000Z',
    };
    receive(fixtureId, { kind: 'score', version: 4, state: 'running', scoreboard });
    const { startsAt } = fixture(3, '1.95');
    expect(head(fixtureId)).toEqual({ state: 'running', startsAt, isLive: true, scoreboard });
  });

  it('keeps when it begins, and follows where that is put off', () => {
    const { take, receive, head } = book();
    take(fixture(3, '1.95'), 'all');
    const startsAt = '2026-11-22T10:00:00.000Z';
    const stand = { kind: 'score', state: 'planned', scoreboard: null } as const;
    receive(fixtureId, { ...stand, version: 4, startsAt });
    expect(head(fixtureId)?.startsAt).toBe(startsAt);
    receive(fixtureId, { ...stand, version: 5 });
    expect(head(fixtureId)?.startsAt).toBe(startsAt);
  });
});

describe('who shows something', () => {
  it('hears of that alone', () => {
    const { take, receive, listen, notified, turn } = book();
    take(fixture(3, '1.95'), 'all');
    listen(home, 'home');
    const leave = listen(away, 'away');
    listen(fixtureId, 'match');
    receive(fixtureId, odds(4, '2.05'));
    expect(notified).toEqual([]);
    turn();
    expect(notified).toEqual(['home']);
    leave();
    take(fixture(5, '2.10'), 'all');
    while (turn());
    expect(notified).toEqual(['home', 'match', 'home']);
  });

  it('hears of many changes a few at a time, as many as are drawn in a short task', async () => {
    const { take, listen, notified, turn, time } = book();
    const many = Array.from({ length: 60 }, (_, at) => `s${at}`);
    take(fixture(1, '1.95', many), 'all');
    for (const selectionId of many) listen(legText({ fixtureId, marketKey, selectionId }), 'one');
    take(fixture(2, '2.00', many), 'all');
    const turnTaking = async (ms: number) => {
      const before = notified.length;
      turn();
      time.ms += ms;
      await new Promise((resolve) => setTimeout(resolve));
      return notified.length - before;
    };
    expect(await turnTaking(1)).toBe(4);
    expect(await turnTaking(10)).toBe(8);
    expect(await turnTaking(30)).toBe(8);
    expect(await turnTaking(30)).toBe(4);
    expect(await turnTaking(30)).toBe(2);
    expect(await turnTaking(30)).toBe(1);
    expect(await turnTaking(1)).toBe(1);
    while (turn());
    expect(notified.length).toBe(60);
  });
});
