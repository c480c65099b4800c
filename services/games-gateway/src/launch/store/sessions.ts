import type pg from 'pg';
import type { GameSession } from '../domain/session.ts';

const columns = `session_id as "sessionId", site_id as "siteId", member_id as "memberId",
  vendor_key as "vendorKey", game_id as "gameId", game_code as "gameCode", currency, mode, state,
  end_reason as "endReason", started_at as "startedAt", expires_at as "expiresAt"`;

/** A launch as it is written down. */
export type NewSession = Omit<GameSession, 'state' | 'endReason' | 'currency'> & {
  tokenHash: string;
  loginSessionId: string;
  device: string;
};

export async function insertSession(tx: pg.ClientBase, one: NewSession): Promise<void> {
  await tx.query(
    `insert into game_session (session_id, token_hash, site_id, member_id, login_session_id,
       vendor_key, game_id, game_code, mode, state, device, started_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'launched', $10, $11, $12)`,
    [
      one.sessionId,
      one.tokenHash,
      one.siteId,
      one.memberId,
      one.loginSessionId,
      one.vendorKey,
      one.gameId,
      one.gameCode,
      one.mode,
      one.device,
      one.startedAt,
      one.expiresAt,
    ],
  );
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whose session it is: by the key that the vendor names; without one, a member's newest. */
export type SessionQuery = {
  vendorKey: string;
  /** The session id that the vendor was given, or a token, with its hash. */
  named: { key: string; hash: string } | null;
  memberId: string | null;
};

/** The sessions that calls of vendors are about, in their order; each way has its index. */
export async function findSessions(
  db: pg.Pool | pg.ClientBase,
  queries: readonly SessionQuery[],
): Promise<(GameSession | null)[]> {
  const { rows } = await db.query<GameSession & { place: number }>({
    name: 'find-sessions',
    text: `
      select asked.place::int as place, own.*
      from unnest($1::text[], $2::text[], $3::uuid[], $4::uuid[]) with ordinality
          as asked (vendor, hash, id, member, place),
        lateral (
          (select ${columns} from game_session
            where token_hash = asked.hash and vendor_key = asked.vendor)
          union all
          (select ${columns} from game_session
            where session_id = asked.id and vendor_key = asked.vendor)
          union all
          (select ${columns} from game_session
            where member_id = asked.member and vendor_key = asked.vendor
            order by started_at desc limit 1)
        ) as own`,
    values: [
      queries.map(({ vendorKey }) => vendorKey),
      queries.map(({ named }) => named?.hash ?? null),
      queries.map(({ named }) => (named !== null && UUID.test(named.key) ? named.key : null)),
      queries.map(({ named, memberId }) => (named === null ? memberId : null)),
    ],
  });
  const found = new Map(rows.map(({ place, ...session }) => [place, session]));
  return queries.map((_, index) => found.get(index + 1) ?? null);
}

export async function readSession(
  pool: pg.Pool,
  { sessionId, memberId }: { sessionId: string; memberId: string },
): Promise<GameSession | null> {
  const { rows } = await pool.query<GameSession>(
    `select ${columns} from game_session where session_id = $1 and member_id = $2`,
    [sessionId, memberId],
  );
  return rows[0] ?? null;
}

/** @returns false when its token was used before */
export async function makeLive(pool: pg.Pool, sessionId: string, at: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update game_session set state = 'live', live_at = $2
     where session_id = $1 and state = 'launched'`,
    [sessionId, at],
  );
  return rowCount === 1;
}

/** Ends sessions that are not ended yet. @returns those that this call has ended */
export async function endSessions(
  tx: pg.ClientBase,
  which: {
    sessionId?: string;
    memberId?: string;
    loginSessionId?: string;
    /** Of these alone; an empty text is all. */
    game?: { vendorKey: string; gameCode: string };
  },
  { reason, at }: { reason: string; at: Date },
): Promise<GameSession[]> {
  const { rows } = await tx.query<GameSession>(
    `update game_session set state = 'ended', end_reason = $4, ended_at = $5
     where state <> 'ended' and ($1::uuid is null or session_id = $1)
       and ($2::uuid is null or member_id = $2) and ($3::uuid is null or login_session_id = $3)
       and coalesce($1, $2, $3) is not null
       and ($6 in ('', vendor_key)) and ($7 in ('', game_code))
     returning ${columns}`,
    [
      which.sessionId ?? null,
      which.memberId ?? null,
      which.loginSessionId ?? null,
      reason,
      at,
      which.game?.vendorKey ?? '',
      which.game?.gameCode ?? '',
    ],
  );
  return rows;
}

/** What a member staked and got back since a session began. */
export async function playedSince(
  pool: pg.Pool,
  { memberId, vendorKey, startedAt }: GameSession,
): Promise<{ staked: string; returned: string; rounds: number }> {
  const { rows } = await pool.query<{ staked: string; returned: string; rounds: number }>(
    `select coalesce(sum(staked), 0)::text as staked, coalesce(sum(returned), 0)::text as returned,
       count(*)::int as rounds
     from game_round where member_id = $1 and opened_at >= $3 and vendor_key = $2`,
    [memberId, vendorKey, startedAt],
  );
  return rows[0] ?? { staked: '0', returned: '0', rounds: 0 };
}
