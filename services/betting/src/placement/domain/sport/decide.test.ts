import { legText } from '@noriter/rules/leg-name';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSportRules } from '../../../sportsbook/domain/demo-rules.ts';
import type { OfferedLeg } from '../../../sportsbook/domain/offer.ts';
import type { SportRules } from '../../../sportsbook/domain/rules.ts';
import { type Market, marketKey } from '../../../vocabulary/market.ts';
import type { AskedTicket, OpenSportTicket, SportAsk, SportContext } from './ask.ts';
import { decideSportPlacement, revalidateTickets } from './decide.ts';

const whole = { span: 'regular', count: 'points' } as const;
const threeWay: Market = { kind: 'three-way', ...whole };
const total: Market = { kind: 'total', ...whole, line: 10 };

function offer(fixtureId: string, changes: Partial<OfferedLeg> = {}): OfferedLeg {
  const market = changes.market ?? threeWay;
  return {
    fixtureId,
    selectionId: 'home',
    sport: 'soccer',
    leagueId: `league of ${fixtureId}`,
    odds: 2_000n,
    isOpen: true,
    isLive: false,
    fedOdds: 2_000n,
    stoppedAt: null,
    ...changes,
    market,
    marketKey: marketKey(market),
  };
}

const context: SportContext = {
  player: { level: 1, isPartner: false, standing: 'free' },
  isGameLocked: false,
  waitingSlips: 0,
  offers: [],
  limits: {
    minimum: 1_000n,
    maximum: 1_000_000n,
    winMaximum: 5_000_000n,
    totalMaximum: 2_000_000n,
  },
  rules: demoSportRules,
  open: [],
  crossTicketsToday: {},
};
const rules = (changes: Partial<SportRules>) => ({ rules: { ...demoSportRules, ...changes } });

function ticket(offers: readonly OfferedLeg[], changes: Partial<AskedTicket> = {}): AskedTicket {
  const legs = offers.map(({ fixtureId, marketKey: key, selectionId, odds }) => ({
    fixtureId,
    marketKey: key,
    selectionId,
    odds,
  }));
  return { legs, linesOf: legs.length, lineStake: 10_000n, ...changes };
}
const open = (
  legs: readonly OfferedLeg[],
  changes: Partial<OpenSportTicket> = {},
): OpenSportTicket => ({
  legs,
  linesOf: legs.length,
  lineStake: 10_000n,
  returnMost: 20_000n,
  isRecent: false,
  ...changes,
});
const slip = (tickets: AskedTicket[], changes: Partial<SportAsk> = {}): SportAsk => ({
  product: 'sport',
  oddsPolicy: 'none',
  tolerance: 0n,
  tickets,
  ...changes,
});
/** A ticket of all the offers, decided where they are what is offered. */
const decide = (
  offers: readonly OfferedLeg[],
  asked: Partial<AskedTicket> = {},
  changes: Partial<SportContext> = {},
) => decideSportPlacement(slip([ticket(offers, asked)]), { ...context, offers, ...changes });

const many = (count: number, changes: Partial<OfferedLeg> = {}) =>
  Array.from({ length: count }, (_, at) => offer(`f${at}`, changes));
const goals = (fixtureId: string, selectionId = 'over', changes: Partial<OfferedLeg> = {}) =>
  offer(fixtureId, { market: total, selectionId, ...changes });

describe('a slip', () => {
  it('becomes tickets at the odds of the moment, with the bonus of the day', () => {
    const offers = [
      offer('f', { odds: 1_850n }),
      offer('g', { odds: 2_100n }),
      offer('h', { odds: 1_720n }),
    ];
    expect(decide(offers)).toMatchObject({
      tickets: [{ stake: 10_000n, returnMost: 68_826n, bonus: demoSportRules.bonus, linesOf: 3 }],
    });
    expect(decide(offers, { linesOf: 2, lineStake: 1_000n })).toMatchObject({
      tickets: [{ stake: 3_000n, returnMost: 10_679n }],
    });
  });

  it.each<[string, Partial<SportContext>]>([
    ['B0095', { player: { ...context.player, isPartner: true } }],
    ['U0011', { player: { ...context.player, standing: 'suspended' } }],
    ['B0093', { isGameLocked: true }],
    ['B9999', { waitingSlips: 1_000 }],
  ])('is refused with %s before anybody looks at its legs', (code, changes) => {
    expect(decide([offer('f', { isOpen: false })], {}, changes)).toMatchObject({ refusal: code });
  });

  it('names the ticket and the legs that are not open or not there', () => {
    const offers = [offer('f'), offer('g', { isOpen: false })];
    const asked = [ticket([offer('f')]), ticket([offer('f'), ...offers.slice(1), offer('h')])];
    expect(decideSportPlacement(slip(asked), { ...context, offers })).toMatchObject({
      refusal: 'B1016',
      problems: [
        { ticket: 1, fixtureId: 'g' },
        { ticket: 1, fixtureId: 'h' },
      ],
    });
  });

  it('is paid at the better price, and refused at a worse one with the present odds', () => {
    const now = {
      ...context,
      offers: [offer('f', { odds: 2_100n }), offer('g', { odds: 1_900n })],
    };
    const asked = (id: string, oddsPolicy: SportAsk['oddsPolicy']) =>
      decideSportPlacement(slip([ticket([offer(id)])], { oddsPolicy }), now);
    expect(asked('f', 'better')).toMatchObject({
      tickets: [{ returnMost: 21_000n, legs: [{ odds: 2_100n, askedOdds: 2_000n }] }],
    });
    expect(asked('f', 'none')).toMatchObject({ refusal: 'B1013' });
    expect(asked('g', 'better')).toMatchObject({
      refusal: 'B1013',
      params: { odds: '1.90' },
      problems: [{ ticket: 0, fixtureId: 'g', odds: '1.90' }],
    });
    expect(asked('g', 'any')).toMatchObject({ tickets: [{ returnMost: 19_000n }] });
  });
});

describe('the shape of a ticket', () => {
  it('has a most of folds and of lines', () => {
    expect(decide(many(11))).toMatchObject({ refusal: 'B1050', params: { limit: '10' } });
    expect(
      decide(many(10), { linesOf: 5, lineStake: 1n }, rules({ linesMax: 251n })),
    ).toMatchObject({ refusal: 'B1051', problems: [{ ticket: 0, limit: '251' }] });
  });

  it('has no leg twice', () => {
    expect(decide([offer('f'), offer('g'), offer('f')])).toMatchObject({
      refusal: 'B6005',
      problems: [{ ticket: 0, fixtureId: 'f' }],
    });
  });

  it('has no leg below the least odds, and no more than the greatest in all', () => {
    const short = [offer('f'), offer('g', { odds: 1_290n })];
    expect(decide(short, {}, rules({ legOddsMin: 1_300n }))).toMatchObject({
      refusal: 'B1052',
      problems: [{ fixtureId: 'g', limit: '1.30' }],
    });
    const limit = rules({ totalOddsMax: 8_000n });
    expect(decide(many(3), {}, limit)).toMatchObject({ tickets: [{}] });
    expect(decide([...many(2), offer('g', { odds: 2_001n })], {}, limit)).toMatchObject({
      refusal: 'B1053',
      params: { limit: '8.00' },
      problems: [{ odds: '8.004' }],
    });
  });
});

describe('the combination matrix', () => {
  const matrix = (changes: Partial<SportRules['matrix']>) =>
    rules({ matrix: { ...demoSportRules.matrix, ...changes } });
  it.each<[string, string | null, OfferedLeg[], Partial<SportContext>]>([
    ['a result and its goals', null, [offer('f'), goals('f')], {}],
    ['whatever their order', null, [goals('f'), offer('f')], {}],
    [
      'goals of its first half',
      'same-match',
      [offer('f'), offer('f', { market: { ...total, span: 'half-1' }, selectionId: 'over' })],
      {},
    ],
    ['one market twice', 'same-market', [goals('f'), goals('f', 'under')], {}],
    [
      'two lines',
      'same-match',
      [goals('f'), offer('f', { market: { ...total, line: 14 }, selectionId: 'under' })],
      {},
    ],
    [
      'a pair of another sport',
      'same-match',
      [offer('f', { sport: 'handball' }), goals('f', 'over', { sport: 'handball' })],
      {},
    ],
    [
      'a special',
      'alone',
      [
        offer('f'),
        offer('g', { market: { kind: 'special', question: 'q', answers: ['home', 'away'] } }),
      ],
      {},
    ],
    [
      'a league on its own',
      'alone',
      [offer('f'), offer('g')],
      matrix({ alone: [{ leagueId: 'league of g' }] }),
    ],
    ['a match and an e-sport', null, [offer('f'), offer('g', { sport: 'esport' })], {}],
    [
      'an e-sport and a virtual match',
      'sports-apart',
      [offer('f', { sport: 'virtual-soccer' }), offer('g', { sport: 'esport' })],
      {},
    ],
    ['in play and before', 'live-apart', [offer('f'), offer('g', { isLive: true })], {}],
    [
      'in play and before, where it is allowed',
      null,
      [offer('f'), offer('g', { isLive: true })],
      matrix({ mixesLive: true }),
    ],
  ])('%s: %s', (_case, fault, offers, changes) => {
    const decision = decide(offers, {}, changes);
    if (fault === null) expect(decision).toMatchObject({ tickets: [{}] });
    else expect(decision).toMatchObject({ refusal: 'B1054', problems: [{ fault }, { fault }] });
  });

  it('takes a special by itself', () => {
    const alone = offer('g', {
      market: { kind: 'special', question: 'q', answers: ['home', 'away'] },
    });
    expect(decide([alone])).toMatchObject({ tickets: [{}] });
  });

  it('takes a crossing of a league so many times a day, this slip included', () => {
    const crossing = [offer('f'), goals('f')];
    const today = { crossTicketsToday: { 'league of f': 1 } };
    expect(decide(crossing, {}, today)).toMatchObject({
      refusal: 'B1055',
      problems: [{ fixtureId: 'f', limit: '1' }, { fixtureId: 'f' }],
    });
    expect(decide([offer('f')], {}, today)).toMatchObject({ tickets: [{}] });
    const twice = slip([ticket(crossing), ticket(crossing, { lineStake: 20_000n })]);
    expect(decideSportPlacement(twice, { ...context, offers: crossing })).toMatchObject({
      refusal: 'B1055',
      problems: [{ ticket: 1 }, { ticket: 1 }],
    });
  });
});

describe('limits', () => {
  it.each<[string, string, Partial<AskedTicket>]>([
    ['B6001', '1000', { lineStake: 999n }],
    ['B6002', '1000000', { lineStake: 1_000_001n }],
    ['B6003', '5000000', { lineStake: 625_001n }],
  ])('%s names its figure', (code, limit, asked) => {
    const offers = many(3, { odds: 2_000n });
    expect(decide(offers, asked, rules({ bonus: null }))).toMatchObject({
      refusal: code,
      problems: [{ ticket: 0, limit }],
    });
  });

  it('are of all lines of a system', () => {
    expect(decide(many(3), { linesOf: 2, lineStake: 334n })).toMatchObject({ tickets: [{}] });
    expect(decide(many(3), { linesOf: 2, lineStake: 333n })).toMatchObject({ refusal: 'B6001' });
  });

  it('are of a match as well, with what is open on it', () => {
    const before = (lineStake: bigint) => ({ open: [open([goals('f')], { lineStake })] });
    expect(decide([offer('f')], {}, before(1_990_000n))).toMatchObject({ tickets: [{}] });
    expect(decide([offer('f')], {}, before(1_990_001n))).toMatchObject({
      refusal: 'B1056',
      params: { limit: '2,000,000' },
      problems: [{ fixtureId: 'f' }],
    });
  });

  it('are of an axis: tickets, stakes and wins that hang on one leg', () => {
    const axis = { ticketsMax: 2, stakeMax: 100_000n, returnMax: 200_000n };
    const at = (tickets: OpenSportTicket[]) =>
      decide([offer('f'), offer('g')], {}, { ...rules({ axis }), open: tickets });
    const one = (changes: Partial<OpenSportTicket>) => open([offer('f'), offer('h')], changes);
    expect(at([one({ lineStake: 90_000n, returnMost: 160_000n })])).toMatchObject({
      tickets: [{}],
    });
    expect(at([one({}), one({})])).toMatchObject({
      refusal: 'B1057',
      problems: [{ fixtureId: 'f', limit: '2' }],
    });
    expect(at([one({ lineStake: 90_001n })])).toMatchObject({
      refusal: 'B1058',
      problems: [{ fixtureId: 'f', fault: 'stake', limit: '100000' }],
    });
    expect(at([one({ returnMost: 160_001n })])).toMatchObject({
      refusal: 'B1058',
      problems: [{ fault: 'return' }],
    });
    expect(at([open([goals('f')]), open([offer('h')])])).toMatchObject({ tickets: [{}] });
  });
});

describe('what is open already', () => {
  it('is not placed again within seconds, whatever the order of its legs', () => {
    const offers = [offer('f'), offer('g')];
    const recent = { open: [open(offers.toReversed(), { isRecent: true })] };
    expect(decide(offers, {}, recent)).toMatchObject({ refusal: 'B6005' });
    expect(decide(offers, { lineStake: 20_000n }, recent)).toMatchObject({ tickets: [{}] });
    expect(decide(offers, {}, { open: [open(offers)] })).toMatchObject({ tickets: [{}] });
    const twice = slip([ticket(offers), ticket(offers)]);
    expect(decideSportPlacement(twice, { ...context, offers })).toMatchObject({
      refusal: 'B6005',
      problems: [{ ticket: 1 }, { ticket: 1 }],
    });
  });

  it('must be able to lose, over several tickets of a slip too', () => {
    expect(decide([goals('f', 'under')], {}, { open: [open([goals('f')])] })).toMatchObject({
      refusal: 'B1014',
      problems: [{ fixtureId: 'f', selectionId: 'under' }],
    });
    const offers = [goals('f'), goals('f', 'under')];
    const both = slip(offers.map((one) => ticket([one])));
    expect(decideSportPlacement(both, { ...context, offers })).toMatchObject({
      refusal: 'B1014',
      problems: [{ ticket: 1 }],
    });
  });
});

describe('the revalidation in play', () => {
  const askedAt = new Date('2026-11-21T10:00:00Z');
  const ask = slip([ticket([offer('f')])], { oddsPolicy: 'better' });
  const look = (changes: Partial<OfferedLeg>) =>
    revalidateTickets(ask, { ...context, offers: [offer('f', changes)] }, askedAt);

  it.each<[string, Partial<OfferedLeg>, object]>([
    ['takes what stands', {}, { tickets: [{ returnMost: 20_000n }] }],
    ['pays a better price', { odds: 2_200n }, { tickets: [{ returnMost: 22_000n }] }],
    ['refuses a worse one', { odds: 1_999n }, { refusal: 'B1013' }],
    ['refuses what is closed', { isOpen: false }, { refusal: 'B1016' }],
    [
      'refuses what was stopped meanwhile, though it is open again',
      { stoppedAt: new Date('2026-11-21T10:00:03Z') },
      { refusal: 'B1016' },
    ],
    [
      'takes what was stopped before',
      { stoppedAt: new Date('2026-11-21T09:59:59Z') },
      { tickets: [{}] },
    ],
  ])('%s', (_case, changes, expected) => expect(look(changes)).toMatchObject(expected));
});

describe('whatever is asked', () => {
  const anyOffer = fc
    .record({
      id: fc.constantFrom('f', 'g', 'h', 'i'),
      isTotal: fc.boolean(),
      odds: fc.bigInt(1_001n, 30_000n),
      isOpen: fc.boolean(),
      isLive: fc.boolean(),
    })
    .map(({ id, isTotal, ...rest }) => (isTotal ? goals(id, 'over', rest) : offer(id, rest)));
  const offers = fc.uniqueArray(anyOffer, { selector: legText, minLength: 1, maxLength: 6 });

  it('an accepted slip keeps every rule, and asking again gives the same answer', () => {
    fc.assert(
      fc.property(offers, fc.bigInt(1n, 2_000_000n), fc.nat(5), (all, lineStake, at) => {
        const open = all.map((one, place) => ({ ...one, isOpen: place % 5 !== 4 || one.isOpen }));
        const asked = { lineStake, linesOf: (at % all.length) + 1 };
        const decision = decide(open, asked);
        expect(decide(open, asked)).toEqual(decision);
        if ('refusal' in decision) return;
        const [one] = decision.tickets;
        if (!one) throw new Error('One was asked for.');
        expect(one.stake).toBeGreaterThanOrEqual(context.limits.minimum);
        expect(one.stake).toBeLessThanOrEqual(context.limits.maximum);
        expect(one.returnMost).toBeLessThanOrEqual(context.limits.winMaximum);
        expect(one.legs.every(({ odds, isOpen }) => isOpen && odds >= 1_010n)).toBe(true);
        expect(new Set(one.legs.map(({ isLive }) => isLive)).size).toBe(1);
      }),
      { numRuns: 400 },
    );
  });
});
