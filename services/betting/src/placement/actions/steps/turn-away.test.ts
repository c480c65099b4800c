import { randomUUID } from 'node:crypto';
import { defineCodes, type Refusal, refuse } from '@noriter/kit/result-codes';
import { velocityCodes } from '@noriter/velocity/codes';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Ask } from '../../domain/ask.ts';
import { type AskedSlip, turnAway } from './turn-away.ts';

const refusal = refuse(defineCodes(velocityCodes), 'ABZ01', { minutes: 2 });
const passes = { status: 'fulfilled', value: null } as const;
const refused = { status: 'fulfilled', value: refusal } as const;
const failing = (error: Error) => ({ status: 'rejected', reason: error }) as const;

/** Nothing listens there. */
const awayPool = new pg.Pool({ host: '127.0.0.1', port: 1 });

function askedSlip(slipId: string = randomUUID()): AskedSlip {
  const [siteId, memberId] = ['noriter', randomUUID()];
  const game = { gameId: 'powerball', gameDay: '2039-01-15', number: 1 };
  const ask: Ask = { product: 'mini', ...game, oddsPolicy: 'any', selections: [] };
  const bettor = { siteId, memberId, level: 1, isPartner: false };
  return {
    placement: { product: 'mini', slipId, bettor, ask, asked: '{}' },
    actor: { siteId, person: memberId, memberId, loginId: 'robot', address: '203.0.113.7' },
  };
}

async function turnedAway(
  asked: readonly AskedSlip[],
  counted: readonly PromiseSettledResult<Refusal | null>[],
) {
  const questions: unknown[] = [];
  const velocity = {
    refusalsOf: async (actors: unknown) => {
      questions.push(actors);
      return [...counted];
    },
  };
  const turned = await turnAway({ pool: awayPool, velocity }, asked);
  expect(questions).toEqual([asked.map(({ actor }) => actor)]);
  return turned;
}

it('asks for all slips at once, and reads nothing where none is refused', async () => {
  const asked = [askedSlip(), askedSlip()];
  expect(await turnedAway(asked, [passes, passes])).toEqual([null, null]);
});

it('fails a slip alone that nobody could count', async () => {
  const error = new Error('rules cannot be read');
  const asked = [askedSlip(), askedSlip(), askedSlip()];
  const turned = await turnedAway(asked, [passes, failing(error), passes]);
  expect(turned).toEqual([null, { kind: 'failed', error }, null]);
});

it('fails refused slips alone where nobody can say whether they are known', async () => {
  const asked = [askedSlip(), askedSlip()];
  expect(await turnedAway(asked, [refused, passes])).toMatchObject([
    { kind: 'failed', error: { code: 'ECONNREFUSED' } },
    null,
  ]);
});

it('knows a slip that stands beside its repetition, and asks nobody for it', async () => {
  const first = askedSlip();
  const { slipId } = first.placement;
  expect(await turnedAway([first, askedSlip(slipId)], [passes, refused])).toEqual([null, null]);
});
