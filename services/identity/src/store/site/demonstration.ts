import { isPublishedSiteKey } from '@noriter/kit/published-keys';
import type { IdentityDeps } from '../../deps.ts';
import type { DemonstrationLeft } from '../../domain/site/real-mode.ts';

type Reading = Pick<IdentityDeps, 'pool' | 'config'>;
type Client = Pick<IdentityDeps['pool'], 'query'>;

/**
 * What a site has of the demonstration. Read it on the transaction that makes the site a real one,
 * after `keepMembersOut`: nobody comes meanwhile.
 */
export async function readDemonstration(
  { config }: Pick<Reading, 'config'>,
  client: Client,
  siteId: string,
): Promise<DemonstrationLeft> {
  const operators = await client.query<{ loginId: string; password: boolean; factor: boolean }>(
    `select login_id as "loginId", published_password as password, published_factor as factor
     from operator where site_id = $1 and (published_password or published_factor)
     order by login_id`,
    [siteId],
  );
  const members = await client.query<{ members: number }>(
    `select count(*)::int as members from member
     where site_id = $1 and demonstration and status <> 'refused'`,
    [siteId],
  );
  const key = config.SITES?.[siteId]?.key;
  return {
    passwords: operators.rows.filter(({ password }) => password).map(({ loginId }) => loginId),
    factors: operators.rows.filter(({ factor }) => factor).map(({ loginId }) => loginId),
    keys: key !== undefined && isPublishedSiteKey(key) ? ['SITES'] : [],
    members: members.rows[0]?.members ?? 0,
  };
}

/** Whether anybody has signed up. */
export async function hasMembers(client: Client, siteId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from member where site_id = $1 limit 1', [
    siteId,
  ]);
  return rowCount === 1;
}

/** Nobody signs up until the transaction ends; who does afterwards comes to what it made. */
export async function keepMembersOut(client: Client): Promise<void> {
  await client.query('lock table member in share mode');
}
