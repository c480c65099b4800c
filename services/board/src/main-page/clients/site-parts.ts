import { isOutage } from '@noriter/kit/outage';
import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';

type Deps = Pick<BoardBase, 'config' | 'log'>;

export const feedRow = z.object({
  memberMasked: z.string(),
  amount: z.string(),
  at: z.iso.datetime(),
});

const cash = z.object({
  deposits: z.array(feedRow),
  withdrawals: z.array(feedRow),
  today: z.array(feedRow),
  week: z.array(feedRow),
});

const texts = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

const promotions = z.object({
  list: z.array(
    z.object({
      promotionId: z.string(),
      trigger: z.string(),
      title: texts,
      note: texts,
      startsAt: z.string(),
      endsAt: z.string().nullable(),
    }),
  ),
});

const attendance = z.object({
  sheet: z.object({ title: texts, isStamped: z.boolean(), currentRun: z.int() }).nullable(),
});

export type CashPart = z.output<typeof cash>;
export type PromotionPart = z.output<typeof promotions>['list'];
export type AttendancePart = z.output<typeof attendance>['sheet'];

/** What members were paid of late, from the wallet. @throws where it is away */
export function readCash(deps: Deps, site: string): Promise<CashPart> {
  return callService(remote(deps, 'wallet'), '/internal/cash/main', { site }, cash);
}

/** The promotions that run, in every language. @throws where their service is away */
export async function readPromotions(deps: Deps, site: string): Promise<PromotionPart> {
  const path = '/internal/promotion/main';
  return (await callService(remote(deps, 'promotion'), path, { site }, promotions)).list;
}

/** A member's attendance; null where no sheet runs. @throws where its service is away */
export async function readAttendance(
  deps: Deps,
  asked: { site: string; memberId: string },
): Promise<AttendancePart> {
  const path = '/internal/promotion/attendance/state';
  return (await callService(remote(deps, 'promotion'), path, asked, attendance)).sheet;
}

/** What was read; null where a service is away: the page is shown without that part. */
export async function orWithout<Part>(
  { log }: Pick<Deps, 'log'>,
  reading: Promise<Part>,
): Promise<Part | null> {
  try {
    return await reading;
  } catch (err) {
    if (!isOutage(err)) throw err;
    log.warn({ err }, 'the main page is shown without a part');
    return null;
  }
}

function remote({ config }: Pick<Deps, 'config'>, to: 'wallet' | 'promotion') {
  const { WALLET_URL, PROMOTION_URL, SERVICE_KEY: key } = config;
  const url = to === 'wallet' ? WALLET_URL : PROMOTION_URL;
  return { url, to, service: 'board', key, timeoutMs: PART_MS_MAX };
}

/** The page waits for no part longer than this. */
const PART_MS_MAX = 1_000;
