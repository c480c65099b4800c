import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { TransferDeps } from '../deps.ts';
import { isBelieved, surplusOf, type Visit, WON_WITHIN_MS } from '../domain/believed.ts';
import { HELD, type Transfer } from '../domain/transfer.ts';
import { addSurplus, lockSurplus } from '../store/home-surplus.ts';
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
 * Writes a transfer down before anybody is asked for its money. Of what comes home a vendor's word is believed up to two
 * bounds, of the member and of all members in a day: what is above either is held, unless something is on its way there
 * or back, which may explain it and is waited for, or came home after the vendor was asked, which may be what it spoke of.
 */
export async function beginTransfer(
  deps: Pick<TransferDeps, 'pool' | 'vendors' | 'log'>,
  fresh: FreshTransfer,
  { nextAt, askedAt }: { nextAt: Date; askedAt: Date },
): Promise<Begun> {
  const { pool } = deps;
  if (fresh.direction === 'in') return { started: await startTransfer(pool, fresh, nextAt) };
  return withTransaction(pool, async (tx): Promise<Begun> => {
    const before = new Date(fresh.startedAt.getTime() - WON_WITHIN_MS);
    const visit = await lockVisit(tx, fresh, before);
    const bound = await boundPassed(deps, tx, fresh, visit);
    if (bound === null) {
      const started = await startTransfer(tx, fresh, nextAt);
      const surplus = surplusOf(fresh.amount, visit);
      if (started.isNew && surplus > 0n) await addSurplus(tx, fresh, surplus);
      return { started };
    }
    const explanation = await readExplanation(tx, fresh, askedAt);
    return { instead: explanation ?? (await hold(deps, tx, fresh, { nextAt, bound, visit })) };
  });
}

/**
 * Which bound a homecoming would pass, by its name; null when it passes none. Who adds to what all members bring home in a
 * day does so alone until the transaction ends; what is a member's own asks nobody.
 */
async function boundPassed(
  { vendors }: Pick<TransferDeps, 'vendors'>,
  tx: pg.ClientBase,
  { vendorKey, amount, startedAt }: FreshTransfer,
  visit: Visit,
): Promise<string | null> {
  const { homeMax, homeDayMax } = vendors.get(vendorKey) ?? { homeMax: 0n, homeDayMax: 0n };
  if (!isBelieved(amount, visit, homeMax)) return homeMax.toString();
  const surplus = surplusOf(amount, visit);
  if (surplus === 0n) return null;
  const left = homeDayMax - surplus;
  const others = await lockSurplus(tx, vendorKey, koreaDay(startedAt), left);
  return others <= left ? null : `day ${homeDayMax}`;
}

/**
 * What is held was asked of nobody, and is looked for anew each time. It is written down once a day, bound and state of
 * the account, whatever the vendor says meanwhile: each row is a difference that somebody works through.
 */
async function hold(
  { log }: Pick<TransferDeps, 'log'>,
  tx: pg.ClientBase,
  fresh: FreshTransfer,
  { nextAt, bound, visit }: { nextAt: Date; bound: string; visit: Visit },
): Promise<Transfer> {
  const { memberId, vendorKey, amount, startedAt } = fresh;
  const account = `${memberId}:${vendorKey}:${visit.carried}:${visit.home}`;
  const name = `held ${account}:${bound}:${koreaDay(startedAt)}`;
  const transferId = deriveId('game-transfer', name);
  const held = await startTransfer(tx, { ...fresh, transferId }, nextAt);
  if (!held.isNew) return held;
  const about = { transferId, memberId, vendorKey, amount: amount.toString(), bound };
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
