import type { Won } from '@noriter/kit/money';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import type { CashRequest } from '../../domain/requests/cash-request.ts';
import { depositGrantId, grantCommandId } from '../../domain/requests/deposit-grant.ts';
import { findRecorded } from '../../store/ledger/recorded-commands.ts';
import { findRequirement, type OwnRequirement } from '../../store/requests/bonuses.ts';
import { remainingById } from '../../store/requests/rolling.ts';
import { requirementIdOf } from '../../store/requests/rolling-requirements.ts';
import { bonusStanding } from './bonus-standing.ts';
import { giveBonusUp } from './give-bonus-up.ts';

/**
 * Takes back the bonus that a promotion gave for a deposit. What is still to be staked is given up as its member
 * would, but without waiting for open bets and rounds: what of it is on them is owed. What nobody was asked to
 * stake, for its promotion asks for nothing or it paid a debt at once, goes whole, as the deposit does. What was
 * staked is the member's. The account and the requirements are locked already.
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
  const subjectId = depositGrantId(bonusChoice, requestId);
  const commandId = grantCommandId(subjectId);
  const given = (await findRecorded(tx, [commandId])).get(commandId);
  if (given === undefined || given.refusal !== null) return 0n;
  const { amount, from: counterAccount } = given.command;
  const requirementId = requirementIdOf(commandId);
  const requirement = await findRequirement(tx, { memberId, requirementId });
  if (requirement !== null && requirement.forfeited !== null) return 0n;
  const unmet = requirement !== null && (await isUnmet(tx, memberId, requirement)) && requirement;
  const due = unmet ? (await bonusStanding(tx, memberId, unmet, { cash, now: at })).due : 0n;
  const forfeit = due + amount - (requirement?.bonus ?? 0n);
  if (!unmet && forfeit === 0n) return 0n;
  const origin = { requirementId, counterAccount, subjectId };
  await giveBonusUp(tx, deposit, origin, { forfeit, at, provenWith });
  return forfeit;
}

async function isUnmet(
  tx: pg.ClientBase,
  memberId: string,
  { requirementId, metAt }: OwnRequirement,
): Promise<boolean> {
  if (metAt !== null) return false;
  return ((await remainingById(tx, memberId)).get(requirementId) ?? 0n) > 0n;
}
