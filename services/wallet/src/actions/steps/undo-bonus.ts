/** What a deposit brought beside its money, undone with it. */
import type { Won } from '@noriter/kit/money';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import type { CommandDraft } from '../../domain/ledger/make-command.ts';
import type { CashRequest } from '../../domain/requests/cash-request.ts';
import { depositGrantId } from '../../domain/requests/deposit-grant.ts';
import { takenBackOf } from '../../domain/requests/forfeiture.ts';
import { requestCommand, requestCommandId } from '../../domain/requests/request-command.ts';
import { findRecorded } from '../../store/ledger/recorded-commands.ts';
import {
  findRequirement,
  markUndone,
  netSince,
  openRequirementOf,
} from '../../store/requests/bonuses.ts';
import { remainingById } from '../../store/requests/rolling.ts';
import { lockRequirements, requirementIdOf } from '../../store/requests/rolling-requirements.ts';
import { bonusStanding } from './bonus-standing.ts';
import { giveBonusUp } from './give-bonus-up.ts';

type Moment = {
  /** What the member has once the deposit itself is gone. */
  cash: Won;
  now: Date;
};

/**
 * Ends what a deposit asked to be staked, and says what goes back of the site's own bonus with it. The
 * account is locked already.
 *
 * @returns what is taken, and the command that takes it, if anything is
 */
export async function undoBonus(
  tx: pg.ClientBase,
  deposit: CashRequest,
  moment: Moment,
): Promise<{ taken: Won; commands: CommandDraft[] }> {
  const { memberId, requestId, bonusAmount } = deposit;
  await lockRequirements(tx, [memberId]);
  const requirementId = requirementIdOf(requestId);
  const isUnmet = ((await remainingById(tx, memberId)).get(requirementId) ?? 0n) > 0n;
  const taken = bonusAmount > 0n ? await bonusDue(tx, deposit, moment, isUnmet) : 0n;
  if ((await findRequirement(tx, { memberId, requirementId })) !== null) {
    await markUndone(tx, requirementId, { forfeited: taken, at: moment.now });
  }
  if (taken === 0n) return { taken, commands: [] };
  return { taken, commands: [{ ...requestCommand(deposit, 'bonus_reversal'), amount: taken }] };
}

/** The bonus, and its part of what was won since it came, where it was still to be staked. */
async function bonusDue(
  tx: pg.ClientBase,
  { memberId, requestId, bonusAmount: bonus }: CashRequest,
  { cash, now }: Moment,
  isUnmet: boolean,
): Promise<Won> {
  const commandId = requestCommandId(requestId, 'bonus_grant');
  const given = (await findRecorded(tx, [commandId])).get(commandId);
  if (given === undefined) throw new Error(`The bonus of ${requestId} is not in the ledger.`);
  const net = await netSince(tx, memberId, { since: given.at, now });
  return takenBackOf({ bonus, cashAfter: given.account.cash, net, cash }, isUnmet);
}

/**
 * Gives up the bonus that a promotion gave for a deposit, where it is still to be staked: as its member
 * would, but without waiting for open bets and rounds: what of it is on them is owed. One whose turnover is met
 * is the member's.
 *
 * @returns what is taken
 */
export async function undoChosenBonus(
  tx: pg.ClientBase,
  deposit: CashRequest,
  { cash, at, provenWith }: { cash: Won; at: Date; provenWith: readonly SecretKey[] },
): Promise<Won> {
  const { memberId, requestId, bonusChoice } = deposit;
  if (bonusChoice === '' || bonusChoice === 'none') return 0n;
  const grantId = depositGrantId(bonusChoice, requestId);
  const requirement = await openRequirementOf(tx, { memberId, grantId });
  if (requirement === null) return 0n;
  const left = (await remainingById(tx, memberId)).get(requirement.requirementId) ?? 0n;
  if (left === 0n) return 0n;
  const { due: forfeit } = await bonusStanding(tx, memberId, requirement, { cash, now: at });
  await giveBonusUp(tx, deposit, requirement, { forfeit, at, provenWith });
  return forfeit;
}
