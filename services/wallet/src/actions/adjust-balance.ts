import { lockBook } from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { AdjustedBy, WalletDeps } from '../deps.ts';
import type { CashDirection } from '../domain/adjustment.ts';
import { type Account, emptyAccount } from '../domain/ledger/account.ts';
import { errors } from '../errors.ts';
import { insertAdjustment } from '../store/adjustments/adjustments.ts';
import { readPolicy } from '../store/cash-policy.ts';
import { lockAccounts } from '../store/ledger/accounts.ts';
import { lockMember } from '../store/members/bans.ts';
import { needsFourEyes } from './steps/four-eyes.ts';
import { moveMoney } from './steps/move-money.ts';

export type Adjustment = {
  /** The command's id when it is done at once, the request's when it has to wait. */
  adjustmentId: string;
  memberId: string;
  direction: CashDirection;
  amount: Won;
  reason: string;
};

/** Done, or waiting for a second operator; the account is as it is now. */
export type Adjusted = { outcome: 'applied' | 'asked'; account: Account };

/**
 * Adjusts a member's cash, against the adjustment account. Beyond what the site's policy
 * lets one operator do alone, it becomes a request to a second one.
 *
 * @throws Refusal W003 without a reason, H404 for a stranger, C202 for more than there is
 */
export async function adjustBalance(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'>,
  by: AdjustedBy,
  adjustment: Adjustment,
): Promise<Adjusted> {
  const { memberId, amount, reason } = adjustment;
  if (reason === '') throw refuse(errors, 'W003');
  const { policy } = await readPolicy(deps, by.siteId);
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    const member = await lockMember(tx, { memberId, siteId: by.siteId });
    if (member === null) throw refuse(transportCodes, 'H404');
    const locked = (await lockAccounts(tx, [memberId])).get(memberId);
    const before = locked ?? emptyAccount(memberId, by.siteId);
    const wish = { by, adjustmentId: adjustment.adjustmentId, memberId, amount, at };
    const isRequested = await needsFourEyes(tx, wish, policy);
    if (isRequested) return ask(tx, { by, adjustment, before, at });
    return apply(tx, { by, adjustment, before, at });
  });
}

type Step = { by: AdjustedBy; adjustment: Adjustment; before: Account; at: Date };

async function apply(tx: pg.ClientBase, { by, adjustment, before, at }: Step): Promise<Adjusted> {
  const { adjustmentId, memberId, direction, amount, reason } = adjustment;
  const kind = direction === 'up' ? 'adjust_up' : 'adjust_down';
  const subject = { subjectType: 'operator', subjectId: by.operatorId };
  const command = { commandId: adjustmentId, siteId: by.siteId, memberId, kind, amount } as const;
  const [outcome] = await moveMoney(tx, [{ ...command, ...subject }], at);
  if (outcome === undefined) throw new Error('One command has one outcome.');
  const after = { ...outcome.account, reason };
  await by.audit(tx, { action: `balance.${kind}`, subject: `member:${memberId}`, before, after });
  return { outcome: 'applied', account: outcome.account };
}

/** What cannot be taken today is not asked for either; it is checked again when it is approved. */
async function ask(tx: pg.ClientBase, { by, adjustment, before, at }: Step): Promise<Adjusted> {
  const { adjustmentId: requestId, memberId, direction, amount, reason } = adjustment;
  if (direction === 'down' && before.cash < amount) throw refuse(errors, 'C202');
  const request = { requestId, memberId, direction, amount, reason, debtId: null };
  await insertAdjustment(tx, by, request, at);
  await by.audit(tx, {
    action: 'adjustment.ask',
    subject: `member:${memberId}`,
    before: { cash: before.cash },
    after: { requestId, direction, amount, reason },
  });
  return { outcome: 'asked', account: before };
}
