import { formatWon, type Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { keysOfListeners } from '../command-keys.ts';
import type { Requester, WalletDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { lockAccounts } from '../store/ledger/accounts.ts';
import { findRequirement, type OwnRequirement } from '../store/requests/bonuses.ts';
import { remainingById } from '../store/requests/rolling.ts';
import { bonusStanding } from './steps/bonus-standing.ts';
import { giveBonusUp } from './steps/give-bonus-up.ts';

export type ForfeitWish = {
  requirementId: string;
  /** The most that may be taken: what the member was told. */
  amountMax: Won;
};

/**
 * Gives a bonus up whose turnover is not met: it and its part of what was won since go back to the
 * promotion, and its requirement ends. The account is locked first, so no stake or withdrawal slips in
 * between what is said and what is taken; asked for again it answers with what was taken.
 *
 * @returns what was taken
 * @throws Refusal C232 open bets, C233 no such bonus, C234 more than the member was told
 */
export async function forfeitBonus(
  { pool, clock, config }: Pick<WalletDeps, 'pool' | 'clock' | 'config'>,
  { memberId, siteId }: Requester,
  { requirementId, amountMax }: ForfeitWish,
): Promise<{ amount: Won }> {
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    const account = (await lockAccounts(tx, [memberId])).get(memberId);
    const requirement = await findRequirement(tx, { memberId, requirementId });
    if (account === undefined || requirement === null) throw refuse(errors, 'C233');
    if (requirement.forfeited !== null) return { amount: requirement.forfeited };
    await checkUnmet(tx, memberId, requirement);
    const now = { cash: account.cash, now: at };
    const { forfeit, openStakes } = await bonusStanding(tx, memberId, requirement, now);
    if (openStakes > 0n) throw refuse(errors, 'C232', { open: formatWon(openStakes) });
    if (forfeit > amountMax) throw refuse(errors, 'C234', { amount: formatWon(forfeit) });
    const provenWith = keysOfListeners(config.COMMAND_KEYS);
    await giveBonusUp(tx, { siteId, memberId }, requirement, { forfeit, at, provenWith });
    return { amount: forfeit };
  });
}

/** What is met is the member's own: there is nothing to give up. */
async function checkUnmet(
  tx: pg.ClientBase,
  memberId: string,
  { requirementId, bonus, metAt }: OwnRequirement,
): Promise<void> {
  if (bonus === 0n || metAt !== null) throw refuse(errors, 'C233');
  const left = (await remainingById(tx, memberId)).get(requirementId) ?? 0n;
  if (left === 0n) throw refuse(errors, 'C233');
}
