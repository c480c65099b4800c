import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import type { CheckWindow } from '../../domain/site/maintenance.ts';
import { announceSite } from '../../events/site-event.ts';
import { lockSite, saveMaintenance } from '../../store/site/sites.ts';

/** Plans, changes or clears the maintenance window; clients learn of it at once. */
export async function setMaintenance(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  window: CheckWindow | null,
): Promise<void> {
  const { siteId } = operator;
  await withTransaction(deps.pool, async (tx) => {
    const { startsAt, endsAt, message } = await lockSite(deps, tx, siteId);
    await audit(tx, {
      action: 'site.set-maintenance',
      subject: `site:${siteId}`,
      before: {
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
        message,
      },
      after: {
        startsAt: window?.startsAt.toISOString() ?? null,
        endsAt: window?.endsAt?.toISOString() ?? null,
        message: window?.message ?? null,
      },
    });
    await saveMaintenance(tx, siteId, window, deps.clock.now());
    const value = {
      ...(window === null ? {} : { startsAt: timestampFromDate(window.startsAt) }),
      ...(window?.endsAt ? { endsAt: timestampFromDate(window.endsAt) } : {}),
    };
    await announceSite(deps, tx, siteId, { case: 'maintenance', value });
  });
}
