import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { TransferDeps } from '../deps.ts';
import { isBelieved, type Visit, WON_WITHIN_MS } from '../domain/believed.ts';
import { HELD, type Transfer } from '../domain/transfer.ts';
import { readExplanation } from '../store/member-transfers.ts';
import {
  type FreshTransfer,
  moveOn,
  type StartedTransfer,
  startTransfer,
} from '../store/transfers.ts';
import { lockVisit } from '../store/visits.ts';

/** A transfer that is to be driven, or what stands in its place. */
type Begun = { readonly started: StartedTransfer } | { readonly instead: Transfer };

/**
 * Writes a transfer down before anybody is asked for its money. Of what comes home a vendor's word is believed up to a
 * bound: what is above it is held, unless something is on its way there or back, which may explain it and is waited for,
 * or came home after the vendor was asked, which may be what it spoke of.
 */
export async function beginTransfer(
  deps: Pick<TransferDeps, 'pool' | 'vendors' | 'log'>,
  fresh: FreshTransfer,
  { nextAt, askedAt }: { nextAt: Date; askedAt: Date },
): Promise<Begun> {
  const { pool, vendors } = deps;
  if (fresh.direction === 'in') return { started: await startTransfer(pool, fresh, nextAt) };
  const most = vendors.get(fresh.vendorKey)?.homeMax ?? 0n;
  return withTransaction(pool, async (tx): Promise<Begun> => {
    const before = new Date(fresh.startedAt.getTime() - WON_WITHIN_MS);
    const visit = await lockVisit(tx, fresh, before);
    if (isBelieved(fresh.amount, visit, most)) {
      return { started: await startTransfer(tx, fresh, nextAt) };
    }
    const explanation = await readExplanation(tx, fresh, askedAt);
    return { instead: explanation ?? (await hold(deps, tx, fresh, { nextAt, most, visit })) };
  });
}

/**
 * What is held was asked of nobody, and is looked for anew each time. It is written down once a day, bound and state of
 * the account, whatever the vendor says meanwhile: each row is a difference that somebody works through.
 */
async function hold(
  { log }: Pick<TransferDeps, 'log'>,
  tx: pg.ClientBase,
  fresh: FreshTransfer,
  { nextAt, most, visit }: { nextAt: Date; most: Won; visit: Visit },
): Promise<Transfer> {
  const { memberId, vendorKey, amount, startedAt } = fresh;
  const account = `${memberId}:${vendorKey}:${visit.carried}:${visit.home}`;
  const name = `held ${account}:${most}:${koreaDay(startedAt)}`;
  const transferId = deriveId('game-transfer', name);
  const held = await startTransfer(tx, { ...fresh, transferId }, nextAt);
  if (!held.isNew) return held;
  const about = { transferId, memberId, vendorKey, amount: amount.toString() };
  log.error(about, 'a vendor says that it has more than is believed');
  return moveOn(tx, held, {
    state: 'refused',
    reason: HELD,
    attempts: 0,
    nextAt,
    at: startedAt,
    isEnd: true,
  });
}
