// @module-tag money
import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { refuse } from '@noriter/kit/result-codes';
import { PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../src/errors.ts';
import { placeWelcome } from '../../src/placement/actions/open-placements.ts';
import type { AskedSlip } from '../../src/placement/actions/steps/turn-away.ts';
import type { Ask } from '../../src/placement/domain/ask.ts';
import { type BettingWorld, openBettingWorld, type Round } from '../world/betting-world.ts';

let world: BettingWorld;
let round: Round;

// Without a wallet: what is placed stays as it was written. Who waits for Redis too briefly counts nobody.
beforeAll(async () => {
  const waiting = { withWallet: false, waitFactor: PATIENT_WAIT_FACTOR };
  world = await openBettingWorld('betting_turn_away', waiting);
  round = await world.openRound();
});
afterAll(() => world.close());

type Changes = {
  slipId?: string;
  memberId?: string;
  selectionId?: string;
  stake?: bigint;
  asked?: string;
};

function askedSlip(changes: Changes = {}): AskedSlip {
  const { slipId = randomUUID(), memberId = randomUUID(), stake = 1_000n } = changes;
  const { gameId, gameDay, number } = round;
  const selections = [{ selectionId: changes.selectionId ?? 'sum-odd', odds: 1_950n, stake }];
  const ask: Ask = { product: 'mini', gameId, gameDay, number, oddsPolicy: 'any', selections };
  const bettor = { siteId: 'noriter', memberId, level: 1, isPartner: false };
  const asked = changes.asked ?? canonicalJson(ask);
  const who = { person: memberId, memberId, loginId: 'robot', address: '203.0.113.7' };
  return {
    placement: { product: 'mini', slipId, bettor, ask, asked },
    actor: { siteId: 'noriter', ...who },
  };
}

/** Another request under the same key, unless its stake is the same. */
function repeated({ placement: { slipId }, actor: { person } }: AskedSlip, stake = 1_000n) {
  return askedSlip({ slipId, memberId: person, stake });
}

const refusal = refuse(errors, 'ABZ01', { minutes: 2 });

/** Places slips of which some are refused for their velocity, and counts how often it is asked for. */
async function place(asked: readonly AskedSlip[], isRefused: readonly boolean[], deps = {}) {
  let questions = 0;
  const velocity = {
    refusalsOf: async () => {
      questions += 1;
      return isRefused.map(
        (one) => ({ status: 'fulfilled', value: one ? refusal : null }) as const,
      );
    },
  };
  const placed = await placeWelcome({ ...world.deps, velocity, ...deps }, asked);
  expect(questions).toBe(1);
  return placed;
}

const tooFast = { kind: 'refused', refusal: { code: 'ABZ01', params: { minutes: 2 } } };

describe('slips that come faster than people place them', () => {
  it('are refused, and the others of the same moment placed, each answered in its place', async () => {
    const asked = [askedSlip(), askedSlip(), askedSlip({ selectionId: 'no-such' }), askedSlip()];
    expect(await place(asked, [true, false, false, true])).toMatchObject([
      tooFast,
      { kind: 'written', slip: { slipId: asked[1]?.placement.slipId } },
      { kind: 'refused', refusal: { code: 'B1016' } },
      tooFast,
    ]);
    expect(await place([askedSlip(), askedSlip()], [true, true])).toMatchObject([tooFast, tooFast]);
  });

  it('are answered as before where they are known', async () => {
    const [written, never] = [askedSlip(), askedSlip({ selectionId: 'no-such' })];
    await place([written, never], [false, false]);
    const again = [written, never, repeated(written, 2_000n), askedSlip()];
    expect(await place(again, [true, true, true, true])).toMatchObject([
      { kind: 'known' },
      { kind: 'refused', refusal: { code: 'B1016', data: { selections: [{}] } } },
      { kind: 'refused', refusal: { code: 'C999' } },
      tooFast,
    ]);
  });

  it('are known by the slip beside them, unless they ask for something else', async () => {
    const first = askedSlip();
    const asked = [first, repeated(first), repeated(first, 2_000n)];
    expect(await place(asked, [false, true, true])).toMatchObject([
      { kind: 'written' },
      { kind: 'known' },
      { kind: 'refused', refusal: { code: 'C999' } },
    ]);
  });

  it('are refused though the others meet an outage, and counted once', async () => {
    const error = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    const ids = {
      next: () => {
        throw error;
      },
    };
    const asked = [askedSlip(), askedSlip(), askedSlip()];
    expect(await place(asked, [false, true, false], { ids })).toMatchObject([
      { kind: 'failed', error },
      tooFast,
      { kind: 'failed', error },
    ]);
  });

  it('are counted once though the others are placed one by one', async () => {
    const asked = [askedSlip(), askedSlip({ asked: 'no JSON' }), askedSlip(), askedSlip()];
    const placed = await place(asked, [false, false, true, false]);
    expect(placed.map(({ kind }) => kind)).toEqual(['written', 'failed', 'refused', 'written']);
  });
});

it('attack: a burst of one moment passes as many as a rule allows, and is one row', async () => {
  const operator = world.operator('betting.read', 'betting.manage');
  const velocity = { rules: [{ acts: 3, seconds: 3_600 }], blockSeconds: 3_600 };
  const set = { velocity, version: 0, reason: '자동 베팅' };
  expect((await operator('/api/admin/betting/velocity/set', set)).resultCode).toBe('0');
  const memberId = randomUUID();
  const slips = Array.from({ length: 8 }, (_, turn) =>
    askedSlip({ memberId, stake: BigInt(turn + 1) * 1_000n }),
  );
  const burst = slips.concat(slips.slice(0, 1));
  const placed = await Promise.all(burst.map((one) => world.deps.placements.submit(one)));
  expect(placed.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 3 }, () => 'written'),
    ...Array.from({ length: 5 }, () => 'refused'),
    'known',
  ]);
  expect(placed[3]).toMatchObject({ refusal: { code: 'ABZ01', params: { minutes: 60 } } });
  const { data } = await operator('/api/admin/betting/velocity/hits', {});
  expect(data.list).toMatchObject([{ loginId: 'robot', memberId, acts: 3, seconds: 3_600 }]);
});
