import type { SiteFacts } from '@noriter/local/services';
import pg, { type ClientBase, type Pool } from 'pg';

/**
 * Makes members known to identity as those who may play, without the hundreds of sign-ups that would
 * take: whoever stakes is asked about there, when Redis has lost their mark. Nobody can log in as them.
 */
export async function knowMembers(
  identity: Pool | ClientBase,
  members: readonly string[],
): Promise<void> {
  await identity.query(
    `insert into member (member_id, site_id, login_id, login_id_normal, nickname, nickname_normal,
       password_hash, phone, phone_digest, key_version, level, status, payout_account_version,
       signed_up_at, signed_up_address, updated_at, demonstration)
     select id, 'noriter', id::text, id::text, id::text, id::text, '', '', id::text, 1, 1, 'active',
       1, now(), '127.0.0.1', now(), true
     from unnest($1::uuid[]) as id on conflict do nothing`,
    [members],
  );
}

/** Makes members known to partner, which has bets of others wait for them. They stand below nobody. */
export async function knowMembersAtPartner(
  facts: SiteFacts,
  members: readonly string[],
): Promise<void> {
  const partner = new pg.Client({ connectionString: facts.databaseUrl('partner') });
  await partner.connect();
  try {
    await partner.query(
      `insert into member (member_id, site_id, login_id)
       select id, 'noriter', id::text from unnest($1::uuid[]) as id on conflict do nothing`,
      [members],
    );
  } finally {
    await partner.end();
  }
}
