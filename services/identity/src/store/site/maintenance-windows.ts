import type { IdentityDeps } from '../../deps.ts';

/** When a site is closed: from its start until its end, or until it is cleared when it has none. */
export type MaintenanceWindow = { siteId: string; startsAt: string; endsAt: string | null };

/** The windows of those of the sites that have one, past or planned. */
export async function maintenanceWindows(
  { db }: Pick<IdentityDeps, 'db'>,
  siteIds: readonly string[],
): Promise<MaintenanceWindow[]> {
  const sites = await db.site.findMany({
    where: { siteId: { in: [...siteIds] }, maintenanceStartsAt: { not: null } },
    select: { siteId: true, maintenanceStartsAt: true, maintenanceEndsAt: true },
  });
  return sites.flatMap(({ siteId, maintenanceStartsAt, maintenanceEndsAt }) =>
    maintenanceStartsAt === null
      ? []
      : [
          {
            siteId,
            startsAt: maintenanceStartsAt.toISOString(),
            endsAt: maintenanceEndsAt?.toISOString() ?? null,
          },
        ],
  );
}
