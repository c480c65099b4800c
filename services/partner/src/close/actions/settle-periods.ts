import { withTransaction } from '@noriter/kit/postgres';
import type { CloseDeps } from '../deps.ts';
import { settlementIdOf } from '../domain/settlement-id.ts';
import { type Period, periodsIn, setPeriodState } from '../store/periods.ts';
import { settleMemberPage } from '../store/settle-members.ts';
import { moveCursor, writeSettlements } from '../store/write-settlements.ts';
import { type Reckoned, reckonPartners, settlesMembers } from './steps/reckon-period.ts';

const SETTLEMENTS_PER_PAGE = 2_000;
/** A few seconds of one statement. */
const MEMBERS_PER_PAGE = 50_000;

type Deps = Pick<CloseDeps, 'pool' | 'clock'>;

/**
 * Settles frozen periods: what everybody gets is worked out of frozen days and written page by page,
 * each page with how far it came. Whoever takes over after a crash goes on behind the last page.
 */
export async function settlePeriods(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const period of await periodsIn(deps.pool, 'frozen')) {
    if (signal.aborted) return;
    await settlePeriod(deps, period, signal);
  }
}

async function settlePeriod(deps: Deps, period: Period, signal: AbortSignal): Promise<void> {
  const isWhole =
    (await settlePartners(deps, period, signal)) &&
    (!settlesMembers(period) || (await settleMembers(deps, period, signal)));
  if (!isWhole) return;
  const { pool, clock } = deps;
  await withTransaction(pool, (tx) => setPeriodState(tx, period.periodId, 'payable', clock.now()));
}

/** @returns false when it was stopped, or another process is at it */
async function settlePartners(
  { pool }: Deps,
  period: Period,
  signal: AbortSignal,
): Promise<boolean> {
  const all = await reckonPartners(pool, period);
  let { cursor } = period;
  const begun = cursor;
  let at = begun === null ? 0 : all.findLastIndex(({ holderId }) => holderId <= begun) + 1;
  for (;;) {
    if (signal.aborted) return false;
    const page = nextPage(all, at);
    const last = page.at(-1)?.holderId;
    if (last === undefined) return true;
    const from = cursor;
    at += page.length;
    const isOurs = await withTransaction(pool, async (tx) => {
      if (!(await moveCursor(tx, period.periodId, { of: 'cursor', from, to: last }))) return false;
      await writeSettlements(
        tx,
        period,
        page.map((one) => newSettlement(period, one)),
      );
      return true;
    });
    if (!isOurs) return false;
    cursor = last;
  }
}

/** @returns false when it was stopped, or another process is at it */
async function settleMembers(
  { pool }: Deps,
  period: Period,
  signal: AbortSignal,
): Promise<boolean> {
  const { periodId } = period;
  for (let from = period.memberCursor; ; ) {
    if (signal.aborted) return false;
    const page = await withTransaction(pool, async (tx) => {
      const last = await settleMemberPage(tx, period, { after: from, limit: MEMBERS_PER_PAGE });
      if (last === null) return { last, isOurs: true };
      return {
        last,
        isOurs: await moveCursor(tx, periodId, { of: 'member_cursor', from, to: last }),
      };
    });
    if (!page.isOurs) return false;
    if (page.last === null) return true;
    from = page.last;
  }
}

/** The next settlements from a place on, to the last one of a holder: a page has all kinds of it. */
function nextPage(all: readonly Reckoned[], from: number): readonly Reckoned[] {
  let until = Math.min(from + SETTLEMENTS_PER_PAGE, all.length);
  while (until < all.length && all[until]?.holderId === all[until - 1]?.holderId) until += 1;
  return all.slice(from, until);
}

function newSettlement({ periodId }: Period, one: Reckoned) {
  return { ...one, settlementId: settlementIdOf(periodId, one) };
}
