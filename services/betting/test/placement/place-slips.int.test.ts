// @module-tag money
import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeptStandings } from '../../src/mini/domain/kept-standings.ts';
import { decideSlips } from '../../src/placement/actions/decide-slips.ts';
import { type Placed, placeSlips } from '../../src/placement/actions/place-slips.ts';
import type { Ask } from '../../src/placement/domain/ask.ts';
import type { MiniPlacement } from '../../src/placement/domain/placement.ts';
import { type BettingWorld, openBettingWorld, type Round } from '../world/betting-world.ts';

let world: BettingWorld;

// Without a wallet: what is placed stays as it was written.
beforeAll(async () => {
  world = await openBettingWorld('betting_together', { withWallet: false });
});
afterAll(() => world.close());

function placementOf(
  { gameId, gameDay, number }: Round,
  changes: Partial<MiniPlacement> & { selectionId?: string; stake?: bigint } = {},
): MiniPlacement {
  const { selectionId = 'sum-odd', stake = 10_000n, ...rest } = changes;
  const selections = [{ selectionId, odds: 1_950n, stake }];
  const ask: Ask = { product: 'mini', gameId, gameDay, number, oddsPolicy: 'any', selections };
  return {
    product: 'mini',
    slipId: randomUUID(),
    bettor: { siteId: 'noriter', memberId: randomUUID(), level: 1, isPartner: false },
    ask,
    asked: canonicalJson(ask),
    ...rest,
  };
}

const place = (placements: readonly MiniPlacement[]) => placeSlips(world.deps, placements);

const transactionsOf = async ({ roundId }: Round) => {
  const { rows } = await world.pool.query<{ slips: number; transactions: number }>(
    `select count(*)::int as slips, count(distinct xmin::text)::int as transactions
     from bet_slip where round_id = $1`,
    [roundId],
  );
  return rows[0];
};

describe('slips of one moment', () => {
  it('are written in one transaction, each answered in its place', async () => {
    const round = await world.openRound();
    const gone = { ...round, number: 400 };
    const placed = await place([
      placementOf(round),
      placementOf(gone),
      placementOf(round, { selectionId: 'no-such' }),
      placementOf(round, { selectionId: 'ball-odd' }),
    ]);
    expect(placed).toMatchObject([
      { kind: 'written', slip: { bets: [{ selectionId: 'sum-odd' }] } },
      { kind: 'refused', refusal: { code: 'B1011' } },
      { kind: 'refused', refusal: { code: 'B1016' } },
      { kind: 'written', slip: { bets: [{ selectionId: 'ball-odd' }] } },
    ]);
    expect(await transactionsOf(round)).toEqual({ slips: 2, transactions: 1 });
  });

  it('of one member keep the limits of the round together', async () => {
    const round = await world.openRound();
    const { bettor } = placementOf(round);
    const ofMember = ['sum-odd', 'ball-odd', 'sum-under', 'ball-under'].map((selectionId) =>
      placementOf(round, { bettor, selectionId, stake: 1_000_000n }),
    );
    const placed = await place(ofMember);
    expect(placed.map(({ kind }) => kind)).toEqual(['written', 'written', 'written', 'refused']);
    expect(placed[3]).toMatchObject({ refusal: { code: 'B1017' } });
  });

  it('of one member are the same slip of the finger as those of two moments', async () => {
    const round = await world.openRound();
    const first = placementOf(round);
    const [, second] = await place([first, { ...first, slipId: randomUUID() }]);
    expect(second).toMatchObject({ kind: 'refused', refusal: { code: 'B6005' } });
  });

  it('that are refused for their free bet count for nobody behind them', async () => {
    const round = await world.openRound();
    const next = placementOf(round);
    const ask = { ...next.ask, freeBetId: randomUUID() };
    const first = { ...next, slipId: randomUUID(), ask, asked: canonicalJson(ask) };
    expect(await place([first, next])).toMatchObject([
      { kind: 'refused', refusal: { code: 'B1070' } },
      { kind: 'written' },
    ]);
  });

  it('with one id are one slip, unless they ask for something else', async () => {
    const round = await world.openRound();
    const first = placementOf(round);
    const other = placementOf(round, {
      slipId: first.slipId,
      bettor: first.bettor,
      stake: 20_000n,
    });
    const expected = [{ kind: 'known' }, { kind: 'refused', refusal: { code: 'C999' } }];
    expect(await place([first, first, other])).toMatchObject([{ kind: 'written' }, ...expected]);
    expect(await place([first, other])).toMatchObject(expected);
    expect(await transactionsOf(round)).toEqual({ slips: 1, transactions: 1 });
  });

  it('with one id are refused as the first of them was', async () => {
    const round = await world.openRound();
    const first = placementOf(round, { selectionId: 'no-such' });
    const other = placementOf(round, { slipId: first.slipId, bettor: first.bettor });
    const expected = [
      { kind: 'refused', refusal: { code: 'B1016', data: { selections: [{}] } } },
      { kind: 'refused', refusal: { code: 'B1016', data: { selections: [{}] } } },
      { kind: 'refused', refusal: { code: 'C999' } },
    ];
    expect(await place([first, first, other])).toMatchObject(expected);
    expect(await place([first, first, other])).toMatchObject(expected);
    expect(await transactionsOf(round)).toEqual({ slips: 0, transactions: 0 });
  });

  it('fail alone: one that cannot be written leaves the others theirs', async () => {
    const round = await world.openRound();
    const broken = placementOf(round, { asked: 'no JSON' });
    const placed = await place([placementOf(round), broken, placementOf(round)]);
    expect(placed.map(({ kind }) => kind)).toEqual(['written', 'failed', 'written']);
    expect(await transactionsOf(round)).toEqual({ slips: 2, transactions: 2 });
  });
});

describe('a slip that is decided in time', () => {
  it('is placed when it was decided, however long its writing takes', async () => {
    const round = await world.openRound();
    const busy = await world.pool.connect();
    await busy.query('begin');
    // Reads go on, and what would be written waits.
    await busy.query('lock table bet_slip in share mode');
    const placing = place([placementOf(round)]);
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await world.closeRound(round);
    await busy.query('commit');
    busy.release();
    expect(await placing).toMatchObject([{ kind: 'written' }]);
    const { rows } = await world.pool.query<{ isInTime: boolean }>(
      `select placed_at < closes_at as "isInTime" from bet_slip join mini_round using (round_id)
       where round_id = $1`,
      [round.roundId],
    );
    expect(rows).toEqual([{ isInTime: true }]);
    expect(await place([placementOf(round)])).toMatchObject([{ refusal: { code: 'B1012' } }]);
  });
});

describe('what the house may lose on a round', () => {
  const lossMax = async (roundLossMax: string) => {
    const operator = world.operator('betting.read', 'betting.manage');
    const { data } = await operator('/api/admin/betting/mini/odds/get');
    const { version, ceiling } = data;
    const book = { version, ceiling, roundLossMax, prices: [], reason: '시험' };
    expect((await operator('/api/admin/betting/mini/odds/set', book)).resultCode).toBe('0');
    expect((await operator('/api/admin/betting/mini/odds/get')).data).toMatchObject({
      roundLossMax,
    });
  };

  it('is not passed by a hundred bets of a hundred members at once, and refused stakes free it', async () => {
    await lossMax('100000');
    const round = await world.openRound();
    const bets = Array.from({ length: 100 }, () => placementOf(round));
    // Each would lose the house 9,500 won: ten fit.
    const placed = (await Promise.all(bets.map((bet) => place([bet])))).flat();
    const written = placed.flatMap((one) => (one.kind === 'written' ? [one.slip.slipId] : []));
    expect(written).toHaveLength(10);
    expect(new Set(placed.map((one) => (one.kind === 'refused' ? one.refusal.code : '')))).toEqual(
      new Set(['', 'B1018']),
    );
    // What lowers the worst is taken; another round has its own.
    expect(await place([placementOf(round, { selectionId: 'sum-even' })])).toMatchObject([
      { kind: 'written' },
    ]);
    expect(await place([placementOf(await world.openRound())])).toMatchObject([
      { kind: 'written' },
    ]);
    const [slipId = ''] = written;
    const outcome = { commandId: '', subjectId: slipId, refusal: 'B6000', at: new Date() };
    await withTransaction(world.pool, (tx) => decideSlips(world.deps, tx, [outcome]));
    const { rows } = await world.pool.query(
      `select stake::text, returned::text from mini_exposure
       where round_id = $1 and selection_id = 'sum-odd'`,
      [round.roundId],
    );
    expect(rows).toEqual([{ stake: '90000', returned: '175500' }]);
    expect(await place([placementOf(round)])).toMatchObject([{ kind: 'written' }]);
    await lossMax('1000000000');
  });

  const process = () => {
    const deps = { ...world.deps, keptStandings: createKeptStandings() };
    return (placements: readonly MiniPlacement[]) => placeSlips(deps, placements);
  };
  const some = (round: Round, slips: number) =>
    Array.from({ length: slips }, () => placementOf(round));
  const writtenIds = (placed: readonly Placed[]) =>
    placed.flatMap((one) => (one.kind === 'written' ? [one.slip.slipId] : []));

  it('is not passed by a process that saw room there before another filled it', async () => {
    await lossMax('100000');
    const round = await world.openRound();
    const [one, other] = [process(), process()];
    expect(writtenIds(await one(some(round, 2)))).toHaveLength(2);
    expect(writtenIds(await other(some(round, 7)))).toHaveLength(7);
    const placed = await one(some(round, 3));
    expect(placed).toMatchObject([
      { kind: 'written' },
      { kind: 'refused', refusal: { code: 'B1018' } },
      { kind: 'refused', refusal: { code: 'B1018' } },
    ]);
    await lossMax('1000000000');
  });

  it('is not passed by slips of several processes at once', async () => {
    await lossMax('100000');
    const round = await world.openRound();
    const processes = [process(), process(), process()];
    const rounds = await Promise.all(
      processes.map(async (place) => {
        const written: string[] = [];
        for (let turn = 0; turn < 5; turn += 1) {
          written.push(...writtenIds(await place(some(round, 2))));
        }
        return written;
      }),
    );
    expect(rounds.flat()).toHaveLength(10);
    await lossMax('1000000000');
  });

  it('is no reason to refuse a slip when stakes were refused since it was seen', async () => {
    await lossMax('100000');
    const round = await world.openRound();
    const one = process();
    const first = writtenIds(await one(some(round, 7)));
    const outcomes = first.map((subjectId) => {
      return { commandId: '', subjectId, refusal: 'B6000', at: new Date() };
    });
    await withTransaction(world.pool, (tx) => decideSlips(world.deps, tx, outcomes));
    expect(writtenIds(await one(some(round, 11)))).toHaveLength(10);
    await lossMax('1000000000');
  });
});

describe('odds that an operator changes', () => {
  it('are those of the next slip, whatever was read before', async () => {
    const round = await world.openRound();
    await place([placementOf(round)]);
    const operator = world.operator('betting.read', 'betting.manage');
    const { data } = await operator('/api/admin/betting/mini/odds/get');
    const prices = [{ gameId: 'powerball', selectionId: 'sum-odd', odds: '1.9', isOpen: true }];
    const saved = await operator('/api/admin/betting/mini/odds/set', {
      version: data.version,
      ceiling: data.ceiling,
      prices,
      reason: '시험',
    });
    expect(saved.resultCode).toBe('0');
    const [placed] = await place([placementOf(round)]);
    expect(placed).toMatchObject({ slip: { bets: [{ odds: 1_900n, askedOdds: 1_950n }] } });
  });
});
