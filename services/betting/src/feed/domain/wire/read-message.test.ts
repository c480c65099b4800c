import { describe, expect, it } from 'vitest';

import { marketKey } from '../../../vocabulary/market.ts';
import { knownMarket } from './market-table.ts';
import { readMessage } from './read-message.ts';
import { Unreadable } from './specifiers.ts';

const AT = 1_795_295_746_000;
const head = `product="1" epoch="2" timestamp="${AT}"`;
const numbered = `${head} sequence="9" event_id="sr:match:1004"`;
const own = (wireId: string) => (wireId.startsWith('me.') ? wireId.slice(3) : null);
const read = (line: string) => readMessage(line, 'live', own);
const reported = { producer: 'live', epoch: 2, at: new Date(AT) };
const message = { ...reported, sequence: 9, fixtureId: 'sr:match:1004', snapshot: null };

describe('a line of the feed', () => {
  it('reads that a producer is alive, and whether it has lost us', () => {
    expect(read(`<alive ${head} up_to="217" subscribed="0"/>`)).toEqual({
      message: { type: 'alive', ...reported, upTo: 217, isSubscribed: false },
      fault: null,
    });
  });

  it('reads a fixture whole, its texts unescaped', () => {
    const line = `<fixture_change ${numbered} change_type="1"><fixture id="sr:match:1004" sport="sr:sport:1" start_time="${AT}" status="live" live_odds="booked"><tournament id="sr:tournament:410" name_ko="K리그1" name_en="K League 1"/><competitor id="sr:competitor:1" qualifier="home" name_ko="서울" name_en="A &amp; B"/><competitor id="sr:competitor:2" qualifier="away" name_ko="울산" name_en="Ulsan"/></fixture></fixture_change>`;
    expect(read(line)?.message).toEqual({
      type: 'fixture',
      ...message,
      sport: 'soccer',
      league: { leagueId: 'sr:tournament:410', names: { ko: 'K리그1', en: 'K League 1' } },
      home: { ko: '서울', en: 'A & B' },
      away: { ko: '울산', en: 'Ulsan' },
      runners: [],
      startsAt: new Date(AT),
      state: 'running',
    });
  });

  it('reads of a race who runs, and nothing of a sport that is not offered', () => {
    const race = (sport: string) =>
      `<fixture_change ${numbered}><fixture id="x" sport="${sport}" start_time="${AT}" status="not_started"><tournament id="t" name_ko="가" name_en="a"/><competitor id="dog:7" qualifier="runner" number="3" name_ko="번개" name_en="Bolt"/></fixture></fixture_change>`;
    expect(read(race('sr:sport:9002'))?.message).toMatchObject({
      sport: 'dog-racing',
      home: null,
      away: null,
      runners: [{ competitorId: 'dog:7', number: 3, names: { ko: '번개', en: 'Bolt' } }],
    });
    expect(read(race('sr:sport:777'))).toEqual({
      message: { type: 'bet-stop', ...message, families: [] },
      fault: null,
    });
  });

  it('reads prices and the score, and leaves markets out that are not offered', () => {
    const line = `<odds_change ${numbered}><sport_event_status status="1" period_type="half" period_number="1" elapsed="1312" home_score="1" away_score="0"><period_score type="half" number="1" home_score="1" away_score="0"/></sport_event_status><odds><market id="16" specifiers="hcp=-0.75" status="1"><outcome id="1714" odds="1.95" active="1"/><outcome id="1715" active="0"/></market><market id="8" specifiers="goalnr=2" status="-1"/><market id="777" status="1"/></odds></odds_change>`;
    const market = { kind: 'handicap', span: 'regular', count: 'points', line: -3 };
    expect(read(line)?.message).toEqual({
      type: 'odds-change',
      ...message,
      markets: [{ market, state: 'active', prices: { home: { odds: 1_950n, isActive: true } } }],
      states: [{ marketKey: 'first-to/goal-2', state: 'suspended' }],
      scoreboard: {
        part: 'half-1',
        parts: { 'half-1': { home: 1, away: 0 } },
        total: { home: 1, away: 0 },
        elapsedSeconds: 1312,
      },
    });
  });

  it('reads a score without prices', () => {
    const line = `<odds_change ${numbered}><sport_event_status status="1" home_score="1" away_score="0"/><odds/></odds_change>`;
    expect(read(line)?.message).toMatchObject({ type: 'odds-change', markets: [], states: [] });
  });

  it('reads results: won, half of it back, all of it back, a dead heat', () => {
    const outcome = (id: string, rest: string) => `<outcome id="${id}" ${rest}/>`;
    const line = `<bet_settlement ${numbered} certainty="2"><outcomes><market id="9002" specifiers="places=2">${[
      outcome('a', 'result="1"'),
      outcome('b', 'result="0" void_factor="0.5"'),
      outcome('c', 'result="1" void_factor="1"'),
      outcome('d', 'result="1" dead_heat_factor="0.3333" dead_heat_places="1" dead_heat_of="3"'),
      outcome('e', 'result="1" dead_heat_factor="0.25"'),
    ].join('')}</market></outcomes></bet_settlement>`;
    expect(read(line)?.message).toMatchObject({
      type: 'settlement',
      markets: [
        {
          marketKey: 'outright/race/2',
          results: {
            a: { won: true, voidHalves: 0 },
            b: { won: false, voidHalves: 1 },
            c: { won: false, voidHalves: 2 },
            d: { won: true, deadHeat: { places: 1, of: 3 } },
            e: { won: true, deadHeat: { places: 250_000, of: 1_000_000 } },
          },
        },
      ],
    });
  });

  it('reads cancellations with their bounds', () => {
    const market = '<market id="18" specifiers="total=2.5" void_reason="wrong_odds"/>';
    const bounds = `start_time="${AT}"`;
    expect(read(`<bet_cancel ${numbered} ${bounds}>${market}</bet_cancel>`)?.message).toEqual({
      type: 'cancel',
      ...message,
      markets: ['total/regular/points/10'],
      from: new Date(AT),
      to: null,
      reason: 'wrong_odds',
    });
    const back = read(`<rollback_bet_cancel ${numbered}>${market}</rollback_bet_cancel>`)?.message;
    expect(back).toMatchObject({ type: 'rollback-cancel', from: null, to: null });
  });

  it.each([
    ['groups="all"', null],
    ['', null],
    [
      'groups="quarter"',
      ['three-way/quarter-#/points', 'handicap/quarter-#/points', 'total/quarter-#/points'],
    ],
    ['groups="race|map"', ['first-to/points-#', 'two-way/map-#/points']],
    ['groups="race|group_of_tomorrow"', null],
    ['groups="all|race"', null],
  ])('stops the markets of the groups it names: %s', (attributes, families) => {
    const stop = read(`<bet_stop ${numbered} ${attributes}/>`)?.message;
    expect(stop).toEqual({ type: 'bet-stop', ...message, families });
  });

  it('of a recovery is ours, or nobody asked for it', () => {
    const part = (id: string) =>
      `<bet_stop ${numbered} request_id="${id}" snapshot_index="4" groups="all"/>`;
    expect(read(part('me.2-1'))?.message).toEqual({
      type: 'bet-stop',
      ...message,
      snapshot: { requestId: '2-1', index: 4 },
      families: null,
    });
    expect(read(part('you.2-1'))).toBeNull();
    const complete = (id: string) =>
      `<snapshot_complete ${head} request_id="${id}" up_to="9" messages="1"/>`;
    expect(read(complete('me.2-1'))?.message).toMatchObject({ requestId: '2-1', messages: 1 });
    expect(read(complete('you.2-1'))).toBeNull();
  });
});

describe('a line that makes no sense', () => {
  it.each([
    ['no XML', 'alive'],
    ['half an element', `<alive ${head}`],
    ['two elements', '<alive/><alive/>'],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(9)}">]><alive ${head}/>`],
    ['another producer', '<alive product="3" epoch="1" timestamp="1" up_to="0" subscribed="1"/>'],
    ['no number', `<bet_stop ${head} event_id="x"/>`],
    ['no epoch', '<alive product="1" timestamp="1" up_to="0" subscribed="1"/>'],
    ['an empty line', ''],
  ])('%s says nothing', (_case, line) => {
    expect(read(line)).toMatchObject({ message: null, fault: { fault: 'unreadable' } });
  });

  const odds = (inside: string) => `<odds_change ${numbered}><odds>${inside}</odds></odds_change>`;
  it.each([
    ['a line that is none', odds('<market id="16" specifiers="hcp=0.3" status="1"/>')],
    ['a line that is left out', odds('<market id="16" status="-1"/>')],
    ['an open market without prices', odds('<market id="1" status="1"/>')],
    ['a status nobody knows', odds('<market id="1" status="7"/>')],
    [
      'a price that is none',
      odds('<market id="1" status="1"><outcome id="1" odds="0.5" active="1"/></market>'),
    ],
    ['a set that cannot be', odds('<market id="202" specifiers="setnr=0" status="-1"/>')],
    [
      'a result nobody knows',
      `<bet_settlement ${numbered}><outcomes><market id="1"><outcome id="1" result="-1"/></market></outcomes></bet_settlement>`,
    ],
    ['a message nobody knows', `<odds_explode ${numbered}/>`],
  ])('%s stops the bets on its fixture, under its own number', (_case, line) => {
    const received = read(line);
    expect(received?.message).toEqual({ type: 'bet-stop', ...message, families: null });
    expect(received?.fault?.fault).toBe('unreadable');
  });

  it.each([
    ['no name', ''],
    ['an empty name', 'event_id=""'],
    ['a name that is too long', `event_id="${'x'.repeat(81)}"`],
  ])('%s of its event counts under its number, and stops nothing', (_case, name) => {
    const received = read(`<bet_stop ${head} sequence="9" ${name}/>`);
    expect(received?.message).toEqual({
      type: 'bet-stop',
      ...message,
      fixtureId: '-',
      families: null,
    });
    expect(received?.fault).toEqual({
      fault: 'unreadable',
      detail: 'bet_stop: an event without a name',
    });
  });

  it('stops the fixture that it names inside alone', () => {
    const line = `<fixture_change ${head} sequence="9"><fixture id="sr:match:1004"/></fixture_change>`;
    expect(read(line)?.message).toEqual({ type: 'bet-stop', ...message, families: null });
  });

  it('in an outcome alone is passed on, for its market to be closed', () => {
    const market = '<market id="1" status="1"><outcome id="9" odds="2" active="1"/></market>';
    const received = read(odds(market))?.message;
    const prices = received?.type === 'odds-change' && received.markets[0]?.prices;
    expect(prices).toEqual({ 'unknown outcome 9': { odds: 2_000n, isActive: true } });
  });
});

describe('the table of markets', () => {
  it.each([
    ['1', '', 'three-way/regular/points', ['1', '2', '3'], ['home', 'draw', 'away']],
    ['18', 'total=2.25', 'total/regular/points/9', ['12', '13'], ['over', 'under']],
    ['16', 'hcp=-0', 'handicap/regular/points/0', ['1714'], ['home']],
    ['186', '', 'two-way/match/parts', ['4', '5'], ['home', 'away']],
    ['203', 'setnr=2|hcp=1.5', 'handicap/set-2/points/6', ['1715'], ['away']],
    ['330', 'mapnr=3', 'two-way/map-3/points', ['4'], ['home']],
    ['8', 'goalnr=1', 'first-to/goal-1', ['6', '7', '8'], ['home', 'none', 'away']],
    ['230', 'pointnr=20', 'first-to/points-20', ['5'], ['away']],
    [
      '45',
      '',
      'correct-score/regular/points',
      ['274', '276', '284', '324'],
      ['0:0', '1:0', '0:1', 'other'],
    ],
    ['199', 'variant=sr:correct_score:bestof:3', 'correct-score/match/parts', ['2:1'], ['2:1']],
    ['9001', '', 'outright/race/1', ['dog:7'], ['dog:7']],
    ['29', '', 'special/both-score', ['74', '76'], ['yes', 'no']],
  ])('reads %s %s', (id, specifiers, key, outcomes, selections) => {
    const known = knownMarket(id, specifiers);
    expect(known?.marketKey).toBe(key);
    expect(outcomes.map((one) => known?.selectionOf(one))).toEqual(selections);
    const market = known?.market(outcomes);
    expect(market && marketKey(market)).toBe(key);
  });

  it('knows the results of a best of five', () => {
    const market = knownMarket('199', 'variant=sr:correct_score:bestof:5')?.market([]);
    const scores = market?.kind === 'correct-score' ? market.scores : [];
    expect(scores.map(({ home, away }) => `${home}:${away}`)).toEqual([
      '3:0',
      '3:1',
      '3:2',
      '2:3',
      '1:3',
      '0:3',
    ]);
  });

  it('does not know what is not in it, nor what every object has', () => {
    for (const id of ['777', 'constructor', '__proto__']) expect(knownMarket(id, '')).toBeNull();
    expect(knownMarket('1', '')?.selectionOf('constructor')).toBeNull();
    expect(() => knownMarket('199', 'variant=bestof:4')).toThrow(Unreadable);
  });
});
