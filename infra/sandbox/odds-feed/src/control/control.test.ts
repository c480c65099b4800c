import { beforeEach, expect, test } from 'vitest';
import { applyAll, newKnown } from '../../test/bookmaker.ts';
import {
  all,
  listen,
  type Node,
  openEmptyWorld,
  SATURDAY,
  snapshot,
} from '../../test/listening.ts';
import type { World } from '../play/world.ts';
import { control } from './control.ts';
import { controlRequest } from './requests.ts';

let world: World;
let time: number;
let live: ReturnType<typeof listen>;

beforeEach(() => {
  world = openEmptyWorld({ speed: 1 });
  time = SATURDAY;
  live = listen(world, 1);
});

function ask(request: Record<string, unknown>) {
  return control(world, controlRequest.parse(request));
}

function pass(seconds: number): void {
  time += seconds * 1000;
  world.agenda.advance(time);
}

/** A quiet match that is under way, and nothing of what was published of it so far. */
function underWay(sport: string): string {
  const answer = ask({
    action: 'fixture',
    sport,
    startsInSeconds: 5,
    homeKo: '가람',
    awayKo: '나루',
  });
  if (!('eventId' in answer)) throw new Error('There is no fixture.');
  pass(6);
  live.lines.length = 0;
  return answer.eventId;
}

function published(eventId: string): Node[] {
  const messages = live.received().filter(({ attributes }) => attributes.event_id === eventId);
  live.lines.length = 0;
  return messages;
}

function resultsOf(message: Node | undefined, id: string, specifiers?: string) {
  const market =
    message &&
    all(message, 'market').find(({ attributes }) => {
      return attributes.id === id && attributes.specifiers === specifiers;
    });
  return (
    market &&
    Object.fromEntries(
      all(market, 'outcome').map(({ attributes }) => [attributes.id, attributes.result]),
    )
  );
}

test('a fixture is published before its start by one product, and from then on by another', () => {
  const prematch = listen(world, 3);
  ask({ action: 'fixture', sport: 'soccer', startsInSeconds: 5, homeKo: '가람', homeEn: 'Garam' });
  const first = prematch.received();
  expect(first.map(({ name }) => name)).toEqual(['fixture_change', 'odds_change']);
  const [home] = first.flatMap((message) => all(message, 'competitor'));
  expect(home?.attributes).toMatchObject({ qualifier: 'home', name_ko: '가람', name_en: 'Garam' });
  pass(6);
  const own = live.received().filter(({ attributes }) => attributes.event_id === 'sr:match:900001');
  expect(own.map(({ name }) => name)).toEqual(['fixture_change', 'odds_change']);
  const handed = prematch.received().at(-1);
  const statuses = handed && all(handed, 'market').map(({ attributes }) => attributes.status);
  expect(new Set(statuses)).toEqual(new Set(['-2']));
  expect(statuses?.length).toBe(own[1] && all(own[1], 'market').length);
});

test('each fixture made by hand has a name of its own, however many there are', () => {
  const many = Array.from({ length: 120 }, () => {
    const made = ask({ action: 'fixture', sport: 'soccer' });
    return 'eventId' in made ? made.eventId : '';
  });
  expect(new Set(many).size).toBe(120);
});

test('a match has as many lines of a total as it was asked for', () => {
  const totalsOf = (order: Record<string, unknown>) => {
    const answer = ask({ action: 'fixture', sport: 'basketball', startsInSeconds: 5, ...order });
    pass(6);
    live.lines.length = 0;
    if (!('eventId' in answer)) throw new Error('There is no fixture.');
    ask({ action: 'goal', eventId: answer.eventId, side: 'home', points: 2 });
    const odds = published(answer.eventId).flatMap((message) => all(message, 'market'));
    return odds.filter(({ attributes }) => attributes.id === '225').length;
  };
  expect(totalsOf({ lines: 9 })).toBeGreaterThanOrEqual(9);
  expect(totalsOf({})).toBeLessThan(9);
});

test('who asks for all receives a market before the window of void bets on it', () => {
  const eventId = underWay('basketball');
  ask({ action: 'cancel', eventId, marketId: 219, to: time });
  ask({ action: 'goal', eventId, side: 'home', points: 2 });
  const names = snapshot(world, 1, 0)
    .filter((message) => message.attributes.event_id === eventId)
    .filter((message) => all(message, 'market').some(({ attributes }) => attributes.id === '219'))
    .map(({ name }) => name);
  expect(names).toEqual(['odds_change', 'bet_cancel', 'odds_change']);
});

test('nothing happens by itself in a quiet match', () => {
  // Ten hours of a match in a minute.
  world = openEmptyWorld({ speed: 600 });
  live = listen(world, 1);
  const eventId = underWay('soccer');
  pass(60);
  expect(published(eventId)).toEqual([]);
});

test('a goal stops bets, is shown with new odds, and settles who scored it', () => {
  const eventId = underWay('soccer');
  ask({ action: 'goal', eventId, side: 'away' });
  const [stop, odds, settlement, ...rest] = published(eventId);
  expect(rest).toEqual([]);
  expect(stop?.attributes.groups).toBe('all');
  expect(odds && all(odds, 'sport_event_status')[0]?.attributes).toMatchObject({
    status: '1',
    period_type: 'half',
    period_number: '1',
    home_score: '0',
    away_score: '1',
  });
  expect(odds && all(odds, 'market').some(({ attributes }) => attributes.status === '1')).toBe(
    true,
  );
  expect(resultsOf(settlement, '8', 'goalnr=1')).toEqual({ '6': '0', '7': '0', '8': '1' });
});

test('given odds are published and stay; the model leaves the market alone', () => {
  const eventId = underWay('basketball');
  ask({ action: 'odds', eventId, marketId: 219, outcomes: { '4': '1.5', '5': '2.755' } });
  const [odds] = published(eventId);
  const texts = odds && all(odds, 'outcome').map(({ attributes }) => attributes.odds);
  expect(texts).toEqual(['1.50', '2.755']);
  ask({ action: 'goal', eventId, side: 'home', points: 3 });
  const markets = published(eventId).flatMap((message) => all(message, 'market'));
  expect(markets.some(({ attributes }) => attributes.id === '223')).toBe(true);
  expect(markets.filter(({ attributes }) => attributes.id === '219')).toEqual([]);
});

test.each([
  ['soccer', { home: 2, away: 1 }, '1', { '1': '1', '2': '0', '3': '0' }],
  ['basketball', { home: 80, away: 80 }, '219', { '4': '1', '5': '0' }],
  ['tennis', { home: 1, away: 2 }, '186', { '4': '0', '5': '1' }],
  ['esport', {}, '186', { '4': '1', '5': '0' }],
])('%s is finished with %o', (sport, score, market, results) => {
  const eventId = underWay(sport);
  ask({ action: 'finish', eventId, ...score });
  const messages = published(eventId);
  expect(messages.map(({ name }) => name)).toEqual([
    'odds_change',
    'fixture_change',
    'bet_settlement',
  ]);
  expect(resultsOf(messages.at(-1), market)).toEqual(results);
  const known = applyAll(newKnown(), snapshot(world, 1, 0));
  const own = [...known.markets.values()].filter((one) => one.eventId === eventId);
  expect(own.filter((one) => one.results === null)).toEqual([]);
  expect(() => ask({ action: 'finish', eventId })).toThrow('It is over.');
});

test('a correction settles again what has another result, and no more', () => {
  const eventId = underWay('soccer');
  ask({ action: 'finish', eventId, home: 2, away: 1 });
  published(eventId);
  ask({ action: 'correct', eventId, home: 1, away: 2 });
  const settlement = published(eventId).find(({ name }) => name === 'bet_settlement');
  expect(resultsOf(settlement, '1')).toEqual({ '1': '0', '2': '0', '3': '1' });
  expect(resultsOf(settlement, '26')).toBeUndefined();
});

test('settlements and cancellations are taken back', () => {
  const eventId = underWay('soccer');
  ask({ action: 'finish', eventId });
  ask({ action: 'rollback', eventId });
  const rollback = published(eventId).at(-1);
  expect(rollback?.name).toBe('rollback_bet_settlement');
  expect(rollback && all(rollback, 'market').length).toBeGreaterThan(10);
  ask({ action: 'cancel', eventId, marketId: 1, from: 1000, to: 2000 });
  ask({ action: 'rollback', eventId });
  const [cancel, back] = published(eventId);
  expect(cancel?.name).toBe('bet_cancel');
  expect(back?.name).toBe('rollback_bet_cancel');
  for (const message of [cancel, back]) {
    expect(message?.attributes).toMatchObject({ start_time: '1000', end_time: '2000' });
    expect(message && all(message, 'market').map(({ attributes }) => attributes.id)).toEqual(['1']);
  }
  expect(() => ask({ action: 'rollback', eventId })).toThrow('nothing to roll back');
});

test('a cancelled fixture is off, with all bets on it', () => {
  const eventId = underWay('hockey');
  ask({ action: 'cancel', eventId });
  const messages = published(eventId);
  expect(messages.map(({ name }) => name)).toEqual(['bet_stop', 'fixture_change', 'bet_cancel']);
  expect(messages[2]?.attributes.start_time).toBeUndefined();
});

test('faults are on the stream alone: the numbers go on, and what was lost can be had', () => {
  const eventId = underWay('soccer');
  const from = world.products[1].sequence;
  const stop = () => ask({ action: 'stop', eventId });
  const numbers = () =>
    published(eventId).map(({ attributes }) => Number(attributes.sequence) - from);
  ask({ action: 'gap', product: 1, count: 2 });
  for (let many = 0; many < 3; many += 1) stop();
  expect(numbers()).toEqual([3]);
  ask({ action: 'duplicate', product: 1 });
  stop();
  stop();
  expect(numbers()).toEqual([4, 4, 5]);
  ask({ action: 'reorder', product: 1 });
  stop();
  stop();
  expect(numbers()).toEqual([7, 6]);
  const asked = snapshot(world, 1, from).slice(0, -1);
  expect(asked.map(({ attributes }) => Number(attributes.sequence) - from)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('a stop of some groups leaves the others open', () => {
  const eventId = underWay('soccer');
  const known = applyAll(newKnown(), snapshot(world, 1, 0));
  const open = () =>
    [...known.markets.values()]
      .filter((market) => market.eventId === eventId && market.status === '1')
      .map(({ id }) => id);
  const before = open();
  expect(before).toEqual(expect.arrayContaining(['1', '60', '83']));
  // What was asked for came by the same stream.
  live.lines.length = 0;
  ask({ action: 'stop', eventId, groups: ['1st_half', 'special'] });
  const messages = published(eventId);
  expect(messages.map(({ name, attributes }) => [name, attributes.groups])).toEqual([
    ['bet_stop', '1st_half|special'],
  ]);
  applyAll(known, messages);
  expect(open()).toEqual(before.filter((id) => !['60', '66', '68', '74', '9004'].includes(id)));
  // The world holds the same: what it publishes of itself now is no news.
  const recovered = applyAll(newKnown(), snapshot(world, 1, 0));
  const statuses = ({ markets }: typeof known) =>
    [...markets].map(([key, { status }]) => `${key}: ${status}`).sort();
  expect(statuses(recovered)).toEqual(statuses(known));
  expect(() => ask({ action: 'stop', eventId, groups: ['nobody'] })).toThrow();
});

test('an outage is silent, the first sign of life after it reports it, and the world has gone on', () => {
  const eventId = underWay('soccer');
  const from = world.products[1].sequence;
  ask({ action: 'outage', product: 1, seconds: 20 });
  ask({ action: 'stop', eventId });
  world.products[1].alive();
  expect(live.lines).toEqual([]);
  pass(21);
  world.products[1].alive();
  world.products[1].alive();
  const alive = live.received().filter(({ name }) => name === 'alive');
  expect(alive.map(({ attributes }) => attributes.subscribed)).toEqual(['0', '1']);
  expect(Number(alive[0]?.attributes.up_to)).toBeGreaterThan(from);
});

test('what can not be done is refused with a sentence', () => {
  expect(() => ask({ action: 'goal', eventId: 'sr:match:0', side: 'home' })).toThrow('no fixture');
  const eventId = underWay('tennis');
  expect(() => ask({ action: 'goal', eventId, side: 'home' })).toThrow('one by one');
  expect(() => ask({ action: 'finish', eventId, home: 3, away: 1 })).toThrow('cannot end so');
  expect(() => ask({ action: 'odds', eventId, marketId: 1, outcomes: {} })).toThrow('no market');
  expect(controlRequest.safeParse({ action: 'outage', product: 2, seconds: 1 }).success).toBe(
    false,
  );
});
