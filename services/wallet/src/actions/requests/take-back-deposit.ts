import { lockBook } from '@noriter/four-eyes/book';
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { keysOfListeners } from '../../command-keys.ts';
import type { WalletDeps } from '../../deps.ts';
import type { CommandDraft } from '../../domain/ledger/make-command.ts';
import {
  type CashRequest,
  requestStatus,
  takeBackRefusal,
} from '../../domain/requests/cash-request.ts';
import { requestCommand } from '../../domain/requests/request-command.ts';
import { errors } from '../../errors.ts';
import { readPolicy } from '../../store/cash-policy.ts';
import { lockAccounts } from '../../store/ledger/accounts.ts';
import { lockRequest, saveMove } from '../../store/requests/cash-requests.ts';
import { checkAlone } from '../steps/check-alone.ts';
import { moveMoney } from '../steps/move-money.ts';
import { undoBonus } from '../steps/undo-bonus.ts';
import { undoChosenBonus } from '../steps/undo-chosen-bonus.ts';
import type { DecidedBy } from './move-request.ts';

export type TakeBackWish = {
  requestId: string;
  /** Shown to the member. */
  reason: string;
};

/**
 * Takes back a completed deposit that did not stand: the money never came, came from somebody else, or the
 * bank called it back. Its amount leaves the member for where it had come from, and so does what it brought:
 * its bonus, what it asked to be staked, and its place in whatever counts deposits. What is not there is owed.
 * Request, money, event and audit entry are one transaction; of two operators at once, the second finds it
 * taken back.
 *
 * @throws Refusal H404, W003, T002 no completed deposit, T999 taken back already, W019
 */
export async function takeBackDeposit(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock' | 'config'>,
  by: DecidedBy,
  { requestId, reason }: TakeBackWish,
): Promise<CashRequest> {
  if (reason === '') throw refuse(errors, 'W003');
  const { policy } = await readPolicy(deps, by.siteId);
  const at = deps.clock.now();
  const provenWith = keysOfListeners(deps.config.COMMAND_KEYS);
  return withTransaction(deps.pool, async (tx) => {
    // Before any other lock: acts of one operator are weighed one after the other.
    await lockBook(tx, by);
    const before = await lockRequest(tx, { requestId, siteId: by.siteId });
    const refusal = takeBackRefusal(before);
    if (refusal !== null) throw refuse(errors, refusal);
    // Who approved it too is alone with it.
    await checkAlone(tx, by, before, {
      policy,
      actId: deriveId('take-back', requestId),
      weight: before.amount,
      at,
      refusal: 'W019',
    });
    const after = { ...before, status: requestStatus.takenBack, reason };
    const bonus = await takeMoney(tx, after, { at, provenWith });
    await saveMove(tx, after, { operatorId: by.operatorId, at, provenWith });
    await by.audit(tx, {
      action: 'deposit.take-back',
      subject: `cash-request:${requestId}`,
      before,
      after: { ...after, bonusTakenBack: bonus },
    });
    return after;
  });
}

/**
 * Moves deposit and bonus out. The account is locked first, in the order of who gives a bonus up, so that no
 * stake or withdrawal slips in between what is judged and what is taken.
 *
 * @returns what went of the bonus
 */
async function takeMoney(
  tx: pg.ClientBase,
  deposit: CashRequest,
  by: { at: Date; provenWith: ReturnType<typeof keysOfListeners> },
): Promise<Won> {
  const { memberId, amount } = deposit;
  const cash = (await lockAccounts(tx, [memberId])).get(memberId)?.cash ?? 0n;
  const left = cash > amount ? cash - amount : 0n;
  const reversal = requestCommand(deposit, 'deposit_reversal');
  const { taken, commands } = await undoBonus(tx, deposit, { cash: left, now: by.at });
  const drafts: CommandDraft[] = [reversal, ...commands];
  await moveMoney(tx, drafts, by.at, by.provenWith);
  return taken + (await undoChosenBonus(tx, deposit, { cash: left, ...by }));
}
