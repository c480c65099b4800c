import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { forfeitBonus } from '../actions/forfeit-bonus.ts';
import { bonusStanding } from '../actions/steps/bonus-standing.ts';
import type { WalletDeps } from '../deps.ts';
import { readAccounts } from '../store/ledger/read-balances.ts';
import { type OwnRequirement, openRequirements } from '../store/requests/bonuses.ts';
import { remainingById } from '../store/requests/rolling.ts';

const route = defineRoute<WalletDeps>();

const requirementShape = z.object({
  requirementId: z.string(),
  source: z.enum(['deposit', 'bonus']),
  grantId: z.string().describe('What gave the bonus; empty for a deposit'),
  required: wonText.describe('In fully counted won'),
  remaining: wonText,
  weights: z
    .record(z.string(), z.int())
    .describe('Percent of a stake that counts, by product; * is any other product'),
  oddsMinimum: z.int().describe('Lowest total odds that count, in thousandths'),
  since: z.iso.datetime(),
  bonus: wonText.describe('What of the bonus came; 0 for a deposit'),
  forfeit: wonText.describe('What giving it up would take now'),
  openStakes: wonText.describe(
    'On bets and rounds that wait for a result; it cannot be given up before',
  ),
});

nameSchemas({ TurnoverRequirement: requirementShape });

const list = route({
  path: '/api/cash/turnover',
  summary: 'What has to be staked before money may leave, each by itself, the oldest first',
  access: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(requirementShape) }),
  async handle(deps, { caller: { memberId } }) {
    const open = await openRequirements(deps.pool, memberId);
    if (open.length === 0) return { list: [] };
    const left = await remainingById(deps.pool, memberId);
    const shown = open.map((one) => viewOf(deps, memberId, one, left.get(one.requirementId) ?? 0n));
    return { list: await Promise.all(shown) };
  },
});

async function viewOf(
  { pool, clock }: WalletDeps,
  memberId: string,
  requirement: OwnRequirement,
  remaining: bigint,
): Promise<z.input<typeof requirementShape>> {
  const { requirementId, subjectId: grantId, bonus } = requirement;
  const { required, weights, oddsMinimum, createdAt } = requirement;
  const cash = (await readAccounts(pool, [memberId])).get(memberId)?.cash ?? 0n;
  const given = bonus > 0n && remaining > 0n;
  const standing = given
    ? await bonusStanding(pool, memberId, requirement, { cash, now: clock.now() })
    : { forfeit: 0n, openStakes: 0n };
  return {
    requirementId,
    source: bonus > 0n ? 'bonus' : 'deposit',
    grantId,
    required: required.toString(),
    remaining: remaining.toString(),
    weights,
    oddsMinimum,
    since: createdAt.toISOString(),
    bonus: bonus.toString(),
    forfeit: standing.forfeit.toString(),
    openStakes: standing.openStakes.toString(),
  };
}

const forfeit = route({
  path: '/api/cash/bonus/forfeit',
  summary: 'Gives up a bonus whose turnover is not met, with its part of what was won since',
  access: 'member',
  idempotent: true,
  body: z.object({
    requirementId: idText,
    amount: wonText.describe('What the member was told that it takes'),
  }),
  data: z.object({ amount: wonText.describe('What was taken') }),
  refuses: ['C232', 'C233', 'C234'],
  async handle(deps, { body: { requirementId, amount }, caller }) {
    const taken = await forfeitBonus(deps, caller, { requirementId, amountMax: amount });
    return { amount: taken.amount.toString() };
  },
});

export const turnoverRoutes = [list, forfeit] as const;
