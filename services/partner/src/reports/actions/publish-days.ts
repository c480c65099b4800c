import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import type { TreeDeps } from '../../tree/deps.ts';
import { publishPartnerEvent } from '../../tree/events/partner-event.ts';
import type { Totals } from '../store/totals.ts';
import { notePublished, type Watched, watchedDays } from '../store/watches.ts';

type Deps = Pick<TreeDeps, 'pool' | 'clock'>;

/**
 * Publishes what the day has come to for each partner who watches, where it has changed: however many
 * bets a second were counted, that is one event for each of them and each run. An event says the whole
 * of the day, so that one which gets lost is made good by the next.
 */
export async function publishDays({ pool, clock }: Deps): Promise<void> {
  const at = clock.now();
  const day = koreaDay(at);
  const changed = (await watchedDays(pool, { at, day })).flatMap((one) => {
    const now = textOf(day, one);
    return now === one.published ? [] : [{ one, now }];
  });
  if (changed.length === 0) return;
  await withTransaction(pool, async (tx) => {
    for (const { one, now } of changed) {
      const { partnerId, siteId } = one;
      const id = deriveId('partner-day', `${partnerId} ${at.getTime()} ${now}`);
      const value = { day, ...totalsOf(one) };
      await publishPartnerEvent(tx, id, { siteId, partnerId, at }, { case: 'accrued', value });
    }
    await notePublished(tx, new Map(changed.map(({ one, now }) => [one.partnerId, now])));
  });
}

function totalsOf({ partnerId: _p, siteId: _s, published: _b, ...totals }: Watched): Totals {
  return totals;
}

/** A day and its totals, to be compared with those that were published. */
function textOf(day: string, watched: Watched): string {
  return [day, ...Object.entries(totalsOf(watched)).map(([name, sum]) => `${name} ${sum}`)].join();
}
