import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { insertRequest } from '@noriter/four-eyes/request-table';
import type { Auditor } from '@noriter/kit/audit';
import { deriveId } from '@noriter/kit/ids';
import { koreaMinuteText } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { publishPartnerEvent } from '../../tree/events/partner-event.ts';
import { lockSiteBook } from '../../tree/store/site-book.ts';
import { percentOfPpm } from '../../vocabulary/ppm.ts';
import type { RatesDeps } from '../deps.ts';
import { rateRequests } from '../store/rate-requests.ts';
import { insertRates, type NewRate } from '../store/rates.ts';
import { type CheckedRate, checkRates } from './check-rates.ts';

type Deps = Pick<RatesDeps, 'pool' | 'clock' | 'policyAt'>;

/** A partner or an operator; an operator's acts are written down and may need a second one. */
export type RateSetter = {
  siteId: string;
  setterId: string;
  loginId: string;
  audit: Auditor | null;
};

export type RatesWish = {
  requestId: string;
  holderId: string;
  rates: readonly NewRate[];
  /** Now when null. */
  effectiveFrom: Date | null;
  reason: string;
};

/**
 * Sets rates from a moment on; or asks a second operator for them where they promise more than their
 * category holds, or of losing or cash more than one operator may promise.
 *
 * @throws Refusal PT201 to PT207; `data.blocking` says who stands in the way
 */
export async function setRates(
  deps: Deps,
  by: RateSetter,
  wish: RatesWish,
): Promise<{ status: 'approved' | 'waiting'; effectiveFrom: Date }> {
  const { siteId, setterId, loginId } = by;
  const { requestId, holderId, rates, reason } = wish;
  return withTransaction(deps.pool, async (tx) => {
    await lockSiteBook(tx, siteId);
    const now = deps.clock.now();
    const effectiveFrom = wish.effectiveFrom ?? now;
    const policy = await currentPolicy(deps, tx, siteId);
    const isOperator = by.audit !== null;
    const asked = { siteId, holderId, rates, effectiveFrom, now, isOperator };
    const checked = await checkRates(tx, policy, asked);
    refuseFaults(checked);
    const above = checked.find(({ hold }) => hold === 'above');
    if (above !== undefined && (by.audit === null || reason === '')) {
      throw withoutReason(above);
    }
    const status = above === undefined ? 'approved' : 'waiting';
    if (above === undefined) {
      await writeRates(tx, by, { ...wish, effectiveFrom }, now);
    } else {
      const operator = { siteId, operatorId: setterId, loginId };
      const own = { holderId, rates: JSON.stringify(rates), effectiveFrom };
      await insertRequest(tx, rateRequests, operator, { requestId, reason, at: now, own });
    }
    await by.audit?.(tx, {
      action: status === 'approved' ? 'partner-rates.set' : 'partner-rates.ask',
      subject: `member:${holderId}`,
      before: null,
      after: { rates, effectiveFrom, reason },
    });
    return { status, effectiveFrom };
  });
}

/** The refusal of what a second operator has to know the reason of. */
function withoutReason({ kind, holdPpm }: CheckedRate): Error {
  const rate = percentOfPpm(holdPpm);
  return kind === 'rolling'
    ? refuse(errors, 'PT206', { hold: rate })
    : refuse(errors, 'PT207', { bound: rate });
}

/** Refuses the first fault, by who stands in the way; all of them are in `data`. */
export function refuseFaults(checked: readonly CheckedRate[]): void {
  const locked = checked.find(({ lockedUntil }) => lockedUntil !== null);
  if (locked?.lockedUntil != null) {
    throw refuse(errors, 'PT203', { until: koreaMinuteText(locked.lockedUntil) });
  }
  const all = checked.flatMap(({ category, kind, faults }) =>
    faults.flatMap(({ code, blocking }) =>
      blocking.map(({ ppm, ...who }) => ({
        category,
        kind,
        code,
        ...who,
        rate: percentOfPpm(ppm),
      })),
    ),
  );
  const code = checked.flatMap(({ faults }) => faults)[0]?.code;
  if (code === undefined) return;
  const { name = '', rate = '' } = all[0] ?? {};
  throw refuse(errors, code, code === 'PT204' ? {} : { name, rate }, { blocking: all });
}

/** Writes rates that nothing stands against, and publishes them. */
export async function writeRates(
  tx: pg.ClientBase,
  { siteId, setterId, loginId }: Omit<RateSetter, 'audit'>,
  wish: Omit<RatesWish, 'effectiveFrom' | 'reason'> & { effectiveFrom: Date },
  now: Date,
): Promise<void> {
  const { requestId, holderId, effectiveFrom } = wish;
  const rates = wish.rates.map((rate) => ({
    ...rate,
    rateId: deriveId('partner-rate', `${requestId} ${rate.category} ${rate.kind}`),
  }));
  const by = { siteId, changedBy: setterId, changedByName: loginId, changedAt: now };
  await insertRates(tx, by, wish, rates);
  const value = { holderId, rates, effectiveFrom: timestampFromDate(effectiveFrom) };
  const of = { siteId, partnerId: holderId, at: now };
  await publishPartnerEvent(tx, requestId, of, { case: 'ratesChanged', value });
}
