import { randomUUID } from 'node:crypto';
import { createRedis } from '@noriter/kit/redis';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import { type SiteFacts, serviceEnvironment } from '@noriter/local/services';
import type pg from 'pg';
import { openMembers } from './wallet-bench/members.ts';

/**
 * Members with money and a session that lives, without the hundreds of logins that would take:
 * their accounts are opened in the wallet's books, and their tokens signed with the site's own key.
 *
 * @returns their tokens
 */
export async function openCrowd(
  { facts, wallet }: { facts: SiteFacts; wallet: pg.Pool },
  count: number,
): Promise<string[]> {
  const privateKey = serviceEnvironment('identity', facts).TOKEN_PRIVATE_KEY ?? '';
  const redis = createRedis(facts.redisUrl);
  await new Promise((resolve) => redis.once('ready', resolve));
  try {
    const members = await openMembers(wallet, count);
    return await Promise.all(
      members.map(async (sub, index) => {
        const sid = randomUUID();
        await writeSessionState(redis, sid, 'live');
        const lid = `crowd${index}`;
        const claims = { sub, sid, lid, site: 'noriter', kind: 'member', lvl: 1, ptn: false };
        return (await issueSessionToken(privateKey, { ...claims, kind: 'member' })).token;
      }),
    );
  } finally {
    redis.disconnect();
  }
}
