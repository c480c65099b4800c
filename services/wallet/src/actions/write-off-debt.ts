import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import { DEBT_SUBJECT } from '../domain/debt.ts';
import { errors } from '../errors.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { type AdjustedBy, takesTwo } from './adjust-balance.ts';
import { insertAdjustment } from './adjustment-table.ts';
import { lockMember } from './lock-member.ts';
import { moveMoney } from './move-money.ts';
import { insertWriteOff, lockDebt } from './write-off-table.ts';

export type WriteOff = {
  /** The command's id when it is done at once, the request's when it has to wait. */
  writeOffId: string;
  debtId: string;
  reason: string;
};

/** Done, or waiting for a second operator; the amount is what was left of the debt. */
export type WrittenOff = { outcome: 'applied' | 'asked'; amount: Won };

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
    const memberId = await ownerOf(tx, { debtId, siteId: by.siteId });
    await lockMember(tx, { memberId, siteId: by.siteId });
    const known = await writtenBefore(tx, wish);
    if (known !== null) return known;
    await checkAlone(tx, debtId);
    const amount = await lockDebt(tx, { debtId, memberId });
    const asked = { by, adjustmentId: writeOffId, memberId, amount, at };
    const isAsked = await takesTwo(tx, asked, policy.adjustAloneMax);
    const step = { by, wish, memberId, amount, at };
    await (isAsked ? ask(tx, step) : apply(tx, step));
    return { outcome: isAsked ? 'asked' : 'applied', amount };
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
  const { siteId, operatorId: askedBy } = by;
  const what = { direction: 'write_off', status: 'waiting', debtId, amount, reason } as const;
  const request = { requestId, siteId, memberId, askedBy, ...what };
  await insertAdjustment(tx, request, { name: by.loginId, at });
  await by.audit(tx, {
    action: 'adjustment.ask',
    subject: `member:${memberId}`,
    before: { debtId, left: amount },
    after: { requestId, direction: 'write_off', debtId, amount, reason },
  });
}

async function ownerOf(
  tx: pg.ClientBase,
  key: { debtId: string; siteId: string },
): Promise<string> {
  const { rows } = await tx.query<{ memberId: string }>(
    'select member_id as "memberId" from debt where debt_id = $1 and site_id = $2',
    [key.debtId, key.siteId],
  );
  if (rows[0] === undefined) throw refuse(transportCodes, 'H404');
  return rows[0].memberId;
}

/** What became of this very wish, when it was sent before; the member is locked by who asks. */
async function writtenBefore(
  tx: pg.ClientBase,
  { writeOffId }: WriteOff,
): Promise<WrittenOff | null> {
  const { rows } = await tx.query<WrittenOff>(
    `select 'applied' as outcome, amount from ledger where command_id = $1
     union all
     select 'asked', amount from adjustment_request where request_id = $1`,
    [writeOffId],
  );
  return rows[0] ?? null;
}

async function checkAlone(tx: pg.ClientBase, debtId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from adjustment_request where debt_id = $1 and status = 'waiting'`,
    [debtId],
  );
  if (rowCount !== 0) throw refuse(errors, 'W013');
}
