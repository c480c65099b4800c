import { randomUUID } from 'node:crypto';
import { offerProtectionMarks } from '@noriter/kit/protection-mark';
import { createRedis } from '@noriter/kit/redis';
import { writeSessionState } from '@noriter/kit/session-state';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import { type SiteFacts, serviceEnvironment } from '@noriter/local/services';
import pg from 'pg';
import { knowMembers, knowMembersAtPartner } from './known-members.ts';
import { openMemberAccounts } from './member-accounts.ts';
import type { PlayerSession } from './site-client.ts';

/**
 * Members with money and a session that lives, without the hundreds of logins that would take:
 * their accounts are opened in the wallet's books, they and their sessions in those of identity, and their
 * tokens are signed with the site's own key.
 */
export async function openMemberSessions(
  { facts, wallet }: { facts: SiteFacts; wallet: pg.Pool },
  count: number,
): Promise<PlayerSession[]> {
  return openSessions(facts, await openMemberAccounts(wallet, count));
}

/** Sessions of members, or of partners, who are in the books already. */
export async function openSessions(
  facts: SiteFacts,
  members: readonly string[],
  { isPartner = false } = {},
): Promise<PlayerSession[]> {
  const sessions = members.map((memberId) => ({ memberId, sessionId: randomUUID() }));
  await keepSessions(facts, sessions);
  const privateKey = serviceEnvironment('identity', facts).TOKEN_PRIVATE_KEY ?? '';
  return Promise.all(
    sessions.map(async ({ memberId, sessionId }, index) => {
      const { token } = await issueSessionToken(privateKey, {
        sub: memberId,
        sid: sessionId,
        lid: `crowd${index}`,
        site: 'noriter',
        kind: 'member',
        lvl: 1,
        ptn: isPartner,
      });
      return { memberId, sessionId, token };
    }),
  );
}

type Session = Pick<PlayerSession, 'memberId' | 'sessionId'>;

/** In the tables that are the record, and in Redis, which is asked first: as a log-in does. */
async function keepSessions(facts: SiteFacts, sessions: readonly Session[]): Promise<void> {
  const identity = new pg.Client({ connectionString: facts.databaseUrl('identity') });
  await identity.connect();
  const redis = createRedis(facts.redisUrl);
  try {
    await new Promise((resolve) => redis.once('ready', resolve));
    const members = sessions.map(({ memberId }) => memberId);
    await knowMembers(identity, members);
    await knowMembersAtPartner(facts, members);
    await identity.query(
      `insert into session (session_id, site_id, kind, subject_id, state, started_at, expires_at,
         address)
       select session_id, 'noriter', 'member', member_id, 'live', now(), now() + interval '2 hours',
         '127.0.0.1'
       from unnest($1::uuid[], $2::uuid[]) as one (session_id, member_id)`,
      [sessions.map(({ sessionId }) => sessionId), members],
    );
    await offerProtectionMarks(
      redis,
      members.map((memberId) => [memberId, { version: 0, suspended: false }]),
    );
    for (const { sessionId } of sessions) await writeSessionState(redis, sessionId, 'live');
  } finally {
    redis.disconnect();
    await identity.end();
  }
}
