import type { IdentityDeps } from '../../deps.ts';
import { siteOptionsFrom } from '../../domain/site/site-options.ts';

/** All sites in real mode. */
export async function idsOfRealSites({ db }: Pick<IdentityDeps, 'db'>): Promise<string[]> {
  const rows = await db.siteOptions.findMany({
    where: { document: { path: ['mode'], equals: 'real' } },
    select: { siteId: true },
    orderBy: { siteId: 'asc' },
  });
  return rows.map(({ siteId }) => siteId);
}

/** The countries of those of the sites that are in real mode. */
export async function realSites(
  { db }: Pick<IdentityDeps, 'db'>,
  siteIds: readonly string[],
): Promise<{ siteId: string; allowedCountries: string[] }[]> {
  const rows = await db.siteOptions.findMany({
    where: { siteId: { in: [...siteIds] }, document: { path: ['mode'], equals: 'real' } },
    select: { siteId: true, document: true },
  });
  return rows.map(({ siteId, document }) => {
    const { allowedCountries } = siteOptionsFrom(document);
    return { siteId, allowedCountries };
  });
}
