/** What a deposit brought beside its money, undone with it. */
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { CommandDraft } from '../../domain/ledger/make-command.ts';
import type { CashRequest } from '../../domain/requests/cash-request.ts';
import { takenBackOf } from '../../domain/requests/forfeiture.ts';
import { requestCommand, requestCommandId } from '../../domain/requests/request-command.ts';
import { findRecorded } from '../../store/ledger/recorded-commands.ts';
import { findRequirement, markUndone, netSince } from '../../store/requests/bonuses.ts';
import { remainingById } from '../../store/requests/rolling.ts';
import { lockRequirements, requirementIdOf } from '../../store/requests/rolling-requirements.ts';

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
