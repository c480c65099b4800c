import { betReturn } from '@noriter/rules/ticket';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDrawsOfSeed, games } from '../../mini/domain/games.ts';
import { wins } from '../../mini/domain/markets/market.ts';
import { marketsOf, offerOf } from '../../mini/domain/markets/offers.ts';
import { demoBook } from '../../mini/domain/odds-book.ts';
import { totalsOf } from '../../mini/domain/round-liability.ts';
import { demoLimits, limitsOf } from '../../site/domain/limits.ts';
import type { Ask, MiniContext, OpenBet } from './ask.ts';
import { decidePlacement } from './decide.ts';
import { WAITING_SLIPS_MAX } from './player.ts';

const context: MiniContext = {
  player: { level: 1, isPartner: false, standing: 'free' },
  isGameLocked: false,
  round: { roundId: 'r-1', isOpen: true },
  book: demoBook,
  limits: limitsOf(demoLimits, 'mini', 1),
  standing: totalsOf([]),
  open: [],
  waitingSlips: 0,
};

type Wish = [selectionId: string, odds?: bigint | undefined, stake?: bigint];

function slip(wishes: readonly Wish[], changes: Partial<Ask> = {}): Ask {
  const gameId = changes.gameId ?? 'powerball';
  return {
    product: 'mini',
    gameId,
    gameDay: '2026-11-21',
    number: 1,
    oddsPolicy: 'none',
    selections: wishes.map(([selectionId, odds, stake]) => ({
      selectionId,
      odds: odds ?? offerOf(gameId, selectionId)?.defaultOdds ?? 1_950n,
      stake: stake ?? 10_000n,
    })),
    ...changes,
  };
}

function open(gameId: string, selectionId: string, changes: Partial<OpenBet> = {}): OpenBet {
  const marketId = offerOf(gameId, selectionId)?.marketId ?? '';
  return { gameId, marketId, selectionId, stake: 10_000n, recentStakes: [], ...changes };
}

const codeOf = (ask: Ask, changes: Partial<MiniContext> = {}) => {
  const decision = decidePlacement(ask, { ...context, ...changes });
  return 'refusal' in decision ? decision.refusal : null;
};
const player = (changes: Partial<MiniContext['player']>) => ({
  player: { ...context.player, ...changes },
});

describe('what the house may lose on a round', () => {
  const lossMax = (roundLossMax: bigint) => ({ book: { ...demoBook, roundLossMax } });
  const onRound = (selectionId: string, stake: bigint) => ({
    standing: totalsOf([
      {
        marketId: offerOf('powerball', selectionId)?.marketId ?? '',
        selectionId,
        stake,
        returned: (stake * 195n) / 100n,
      },
    ]),
  });

  it('bounds everybody’s bets together', () => {
    const ask = slip([['sum-odd']]);
    expect(codeOf(ask, lossMax(9_500n))).toBeNull();
    expect(codeOf(ask, lossMax(9_499n))).toBe('B1018');
    expect(codeOf(ask, { ...lossMax(19_000n), ...onRound('sum-odd', 10_000n) })).toBeNull();
    expect(codeOf(ask, { ...lossMax(18_999n), ...onRound('sum-odd', 10_000n) })).toBe('B1018');
  });

  it('takes what makes it less, whatever stands there', () => {
    const against = { ...lossMax(1n), ...onRound('sum-even', 1_000_000n) };
    expect(codeOf(slip([['sum-odd']]), against)).toBeNull();
  });
});

describe('a slip', () => {
  it('becomes a bet for each selection, at the odds of the moment', () => {
    const decision = decidePlacement(slip([['sum-odd'], ['ball-under']]), context);
    expect(decision).toMatchObject({
      roundId: 'r-1',
      bets: [
        { selectionId: 'sum-odd', marketId: 'sum-parity', odds: 1_950n, askedOdds: 1_950n },
        { selectionId: 'ball-under', marketId: 'ball-total', odds: 1_950n },
      ],
    });
  });

  it.each<[string, Partial<MiniContext>]>([
    ['B0095', player({ isPartner: true, standing: 'suspended' })],
    ['U0011', player({ standing: 'suspended' })],
    ['B1002', player({ standing: 'locked' })],
    ['B1001', player({ standing: 'barred' })],
    ['B0093', { isGameLocked: true, round: null }],
    ['B9999', { waitingSlips: WAITING_SLIPS_MAX }],
    ['B1011', { round: null }],
    ['B1012', { round: { roundId: 'r-1', isOpen: false } }],
  ])('is refused with %s before anybody looks at its selections', (code, changes) => {
    expect(codeOf(slip([['no-such']]), changes)).toBe(code);
  });

  it('of a game there is not is refused', () => {
    expect(codeOf(slip([['sum-odd']], { gameId: 'roulette' }))).toBe('B1010');
  });

  it('names the selections that are not offered', () => {
    const book = {
      ...demoBook,
      prices: [{ gameId: 'powerball', selectionId: 'sum-odd', odds: 1_950n, isOpen: false }],
    };
    expect(
      decidePlacement(slip([['sum-odd'], ['ball-odd'], ['start-left']]), { ...context, book }),
    ).toMatchObject({
      refusal: 'B1016',
      selections: [{ selectionId: 'sum-odd' }, { selectionId: 'start-left' }],
    });
  });
});

describe('odds that moved', () => {
  const cases: [Ask['oddsPolicy'], bigint, string | null][] = [
    ['none', 1_950n, null],
    ['none', 1_960n, 'B1013'],
    ['none', 1_940n, 'B1013'],
    ['better', 1_960n, 'B1013'],
    ['better', 1_940n, null],
    ['any', 1_960n, null],
    ['any', 1_940n, null],
  ];
  it.each(cases)('under %s, seen at %s: %s', (oddsPolicy, seen, code) => {
    const decision = decidePlacement(slip([['sum-odd', seen]], { oddsPolicy }), context);
    if (code === null) expect(decision).toMatchObject({ bets: [{ odds: 1_950n }] });
    else expect(decision).toMatchObject({ refusal: code, selections: [{ odds: '1.95' }] });
  });
});

describe('limits', () => {
  it.each<[string, Wish[], string, string]>([
    ['B6001', [['sum-odd', undefined, 999n]], '1,000', '1000'],
    ['B6002', [['sum-odd', undefined, 1_000_001n]], '1,000,000', '1000000'],
    ['B6003', [['ball-7', undefined, 600_000n]], '5,000,000', '5000000'],
  ])('%s names the selection and the figure', (code, wishes, shown, limit) => {
    const [[selectionId] = ['']] = wishes;
    expect(decidePlacement(slip([['ball-odd'], ...wishes]), context)).toMatchObject({
      refusal: code,
      params: { limit: shown },
      selections: [{ selectionId, limit }],
    });
  });

  it('are of the round as well, with what is open in it', () => {
    const most = { open: [open('powerball', 'ball-odd', { stake: 2_500_000n })] };
    expect(codeOf(slip([['sum-odd', undefined, 500_000n]]), most)).toBeNull();
    expect(codeOf(slip([['sum-odd', undefined, 500_001n]]), most)).toBe('B1017');
    const elsewhere = { open: [open('powerladder', 'lines-3', { stake: 3_000_000n })] };
    expect(codeOf(slip([['sum-odd']]), elsewhere)).toBeNull();
  });
});

describe('what is open already', () => {
  it('is one selection of a market', () => {
    expect(codeOf(slip([['sum-small'], ['sum-middle']]))).toBe('B1015');
    expect(codeOf(slip([['sum-small']]), { open: [open('powerball', 'sum-middle')] })).toBe(
      'B1015',
    );
    expect(codeOf(slip([['sum-small']]), { open: [open('powerball', 'sum-small')] })).toBeNull();
  });

  it('is not placed again within seconds, nor twice on one slip', () => {
    const recent = { open: [open('powerball', 'sum-odd', { recentStakes: [10_000n] })] };
    expect(codeOf(slip([['sum-odd']]), recent)).toBe('B6005');
    expect(codeOf(slip([['sum-odd', undefined, 20_000n]]), recent)).toBeNull();
    expect(codeOf(slip([['sum-odd'], ['sum-odd', undefined, 20_000n]]))).toBe('B6005');
  });

  it('must be able to lose, over several slips too', () => {
    const ladder = { gameId: 'kinoladder' };
    expect(codeOf(slip([['start-left'], ['lines-3'], ['end-even']], ladder))).toBe('B1014');
    expect(codeOf(slip([['start-left'], ['lines-3'], ['end-odd']], ladder))).toBeNull();
    const earlier = { open: [open('kinoladder', 'start-left'), open('kinoladder', 'lines-3')] };
    expect(codeOf(slip([['end-even']], ladder), earlier)).toBe('B1014');
  });

  it('is counted over both games of a seed', () => {
    const other = { open: [open('powerladder', 'start-left'), open('powerladder', 'lines-3')] };
    expect(codeOf(slip([['end-even']], { gameId: 'powerladder' }), other)).toBe('B1014');
    expect(codeOf(slip([['sum-odd']]), other)).toBeNull();
  });
});

describe('whatever is asked', () => {
  const bets = fc.constantFrom(...games).chain((game) => {
    const ids = marketsOf(game.gameId).flatMap(({ selections }) =>
      selections.map(({ selectionId }) => selectionId),
    );
    const wish = fc.record({ id: fc.constantFrom(...ids), stake: fc.bigInt(1n, 2_000_000n) });
    return fc.record({
      game: fc.constant(game),
      wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
      earlier: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
    });
  });

  it('an accepted slip keeps every limit, one selection of a market, and can lose', () => {
    fc.assert(
      fc.property(bets, ({ game, wishes, earlier }) => {
        const { gameId } = game;
        const before = earlier.map((id) => open(gameId, id));
        const ask = slip(
          wishes.map(({ id, stake }): Wish => [id, undefined, stake]),
          { gameId },
        );
        const decision = decidePlacement(ask, { ...context, open: before });
        if ('refusal' in decision) return;
        const all = [...before, ...decision.bets];
        const total = all.reduce((sum, { stake }) => sum + stake, 0n);
        expect(total).toBeLessThanOrEqual(context.limits.totalMaximum);
        for (const bet of decision.bets) {
          expect(betReturn(bet)).toBeLessThanOrEqual(context.limits.winMaximum);
          const ofMarket = all.filter(({ marketId }) => marketId === bet.marketId);
          expect(new Set(ofMarket.map(({ selectionId }) => selectionId)).size).toBe(1);
        }
        const conditions = all.map(
          ({ selectionId }) => offerOf(gameId, selectionId)?.conditions ?? [],
        );
        const draws = allDrawsOfSeed(game);
        const lost = draws.some(({ facts }) => conditions.every((one) => !wins(one, facts)));
        expect(lost).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('odds may move up or down, and no bet is written below what its policy allows', () => {
    const policy = fc.constantFrom('none', 'better', 'any') satisfies fc.Arbitrary<
      Ask['oddsPolicy']
    >;
    fc.assert(
      fc.property(policy, fc.bigInt(1_010n, 3_000n), (oddsPolicy, seen) => {
        const decision = decidePlacement(slip([['sum-odd', seen]], { oddsPolicy }), context);
        const isTaken = !('refusal' in decision);
        const isBetter = seen < 1_950n;
        const isAllowed = {
          none: seen === 1_950n,
          better: seen === 1_950n || isBetter,
          any: true,
        }[oddsPolicy];
        expect(isTaken).toBe(isAllowed);
        if (isTaken) expect(decision.bets[0]?.odds).toBe(1_950n);
      }),
    );
  });
});
