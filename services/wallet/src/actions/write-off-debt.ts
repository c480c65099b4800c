import { lockBook } from '@noriter/four-eyes/book';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { AdjustedBy, WalletDeps } from '../deps.ts';
import { DEBT_SUBJECT } from '../domain/ledger/debt.ts';
import { errors } from '../errors.ts';
import { insertAdjustment } from '../store/adjustments/adjustments.ts';
import { readPolicy } from '../store/cash-policy.ts';
import {
  checkNoneWaits,
  debtorOf,
  insertWriteOff,
  lockDebt,
  type WrittenOff,
  writtenBefore,
} from '../store/debts/write-offs.ts';
import { lockMember } from '../store/members/bans.ts';
import { needsFourEyes } from './steps/four-eyes.ts';
import { moveMoney } from './steps/move-money.ts';

export type WriteOff = {
  /** The command's id when it is done at once, the request's when it has to wait. */
  writeOffId: string;
  debtId: string;
  reason: string;
};

/**
 * Gives up what is left of a debt. Beyond what the site's policy lets one operator do alone, together
 * with what they corrected for this member today, it becomes a request to a second one.
 *
 * @throws Refusal W003 without a reason, H404 for no such debt, W012 when nothing is left of it,
 * W013 when it is asked for already
 */
export async function writeOffDebt(
  deps: Pick<WalletDeps, 'pool' | 'prisma' | 'clock'>,
  by: AdjustedBy,
  wish: WriteOff,
): Promise<WrittenOff> {
  const { debtId, writeOffId, reason } = wish;
  if (reason === '') throw refuse(errors, 'W003');
  const { policy } = await readPolicy(deps, by.siteId);
  const at = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    await lockBook(tx, by);
    const memberId = await debtorOf(tx, { debtId, siteId: by.siteId });
    await lockMember(tx, { memberId, siteId: by.siteId });
    const known = await writtenBefore(tx, writeOffId);
    if (known !== null) return known;
    await checkNoneWaits(tx, debtId);
    const amount = await lockDebt(tx, { debtId, memberId });
    const asked = { by, adjustmentId: writeOffId, memberId, amount, at };
    const isRequested = await needsFourEyes(tx, asked, policy);
    const step = { by, wish, memberId, amount, at };
    await (isRequested ? ask(tx, step) : apply(tx, step));
    return { outcome: isRequested ? 'asked' : 'applied', amount };
  });
}

type Step = { by: AdjustedBy; wish: WriteOff; memberId: string; amount: Won; at: Date };

async function apply(tx: pg.ClientBase, { by, wish, memberId, amount, at }: Step): Promise<void> {
  const { writeOffId, debtId, reason } = wish;
  const subject = { subjectType: DEBT_SUBJECT, subjectId: debtId };
  const command = { commandId: writeOffId, siteId: by.siteId, memberId, amount, ...subject };
  const [outcome] = await moveMoney(tx, [{ ...command, kind: 'debt_write_off' }], at);
  const off = { debtId, requestId: null, memberId, amount, reason };
  await insertWriteOff(tx, off, { ...by, at });
  await by.audit(tx, {
    action: 'debt.write_off',
    subject: `member:${memberId}`,
    before: { debtId, left: amount },
    after: { debtId, amount, reason, owed: outcome?.account.owed },
  });
}

async function ask(tx: pg.ClientBase, { by, wish, memberId, amount, at }: Step): Promise<void> {
  const { writeOffId: requestId, debtId, reason } = wish;
  const what = { direction: 'write_off', debtId, amount, reason } as const;
  await insertAdjustment(tx, by, { requestId, memberId, ...what }, at);
  await by.audit(tx, {
    action: 'adjustment.ask',
    subject: `member:${memberId}`,
    before: { debtId, left: amount },
    after: { requestId, direction: 'write_off', debtId, amount, reason },
  });
}
