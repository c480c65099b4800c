import { cachedReader } from '@noriter/kit/cached-reader';
import type { Clock } from '@noriter/kit/clock';
import type { Language } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../base.ts';
import {
  type AttendancePart,
  type CashPart,
  orWithout,
  type PromotionPart,
  readAttendance,
  readCash,
  readPromotions,
} from '../clients/site-parts.ts';

/** How old what other services say may be. */
const TTL_MS = 5_000;

/** What other services have for the main page; null where one is away. */
type SiteParts = { cash: CashPart | null; promotions: PromotionPart | null };

/** Reads what every visitor of a site's main page is shown of other services. */
export type ReadSiteParts = (siteId: string) => Promise<SiteParts>;

type Deps = Pick<BoardBase, 'config' | 'log'> & { clock: Clock };

/** A service that is away is asked again by the next visitor after the moment, and not by each. */
export function createSiteParts(deps: Deps): ReadSiteParts {
  const kept = { nowMs: () => deps.clock.now().getTime(), ttlMs: TTL_MS };
  const cash = cachedReader(kept, (siteId) => orWithout(deps, readCash(deps, siteId)));
  const promotions = cachedReader(kept, (siteId) => orWithout(deps, readPromotions(deps, siteId)));
  return async (siteId) => {
    const [cashPart, promotionPart] = await Promise.all([cash(siteId), promotions(siteId)]);
    return { cash: cashPart, promotions: promotionPart };
  };
}

/** Promotions in the reader's language. */
export function promotionsIn(list: PromotionPart | null, language: Language) {
  if (list === null) return null;
  return list.map(({ title, note, ...rest }) => ({
    ...rest,
    title: title[language],
    note: note[language],
  }));
}

export function attendanceOf(
  deps: Pick<BoardBase, 'config' | 'log'>,
  asked: { site: string; memberId: string },
): Promise<AttendancePart> {
  return orWithout(deps, readAttendance(deps, asked));
}
