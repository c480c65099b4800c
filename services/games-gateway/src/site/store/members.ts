import type pg from 'pg';

/** What is known of a member, from member.events. */
export type Member = {
  memberId: string;
  siteId: string;
  level: number;
  isPartner: boolean;
  /** The numbers of MemberStatus in member_events.proto. */
  status: number;
  excluded: boolean;
  timeOutUntil: Date | null;
  /** An operator has locked the game that was asked about for this member. */
  isLocked: boolean;
  /** The least of what operators allow this member of it in one bet, in won. */
  maxBet: bigint | null;
};

/** A member, and what the member wants to play: limits of it, of its vendor and of all games count. */
type MemberQuery = { memberId: string; vendorKey: string; gameCode: string };

/** Members as they may play a game, in the order asked for. */
export async function readMembers(
  db: pg.Pool | pg.ClientBase,
  queries: readonly MemberQuery[],
): Promise<(Member | null)[]> {
  const { rows } = await db.query<Member & { place: number }>({
    name: 'read-members',
    text: `select asked.place::int as place, m.member_id as "memberId", site_id as "siteId", level,
       is_partner as "isPartner", status, excluded, time_out_until as "timeOutUntil",
       coalesce(own.is_locked, false) as "isLocked", own.max_bet as "maxBet"
     from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality
         as asked (member_id, vendor_key, game_code, place)
       join member m on m.member_id = asked.member_id
       left join lateral (
         select bool_or(is_locked) as is_locked, min(max_bet) as max_bet from game_member_limit l
         where l.member_id = m.member_id and l.vendor_key in ('', asked.vendor_key)
           and l.game_code in ('', asked.game_code)
       ) own on true`,
    values: [
      queries.map(({ memberId }) => memberId),
      queries.map(({ vendorKey }) => vendorKey),
      queries.map(({ gameCode }) => gameCode),
    ],
  });
  const found = new Map(rows.map(({ place, ...member }) => [place, member]));
  return queries.map((_, index) => found.get(index + 1) ?? null);
}

export async function readMember(
  db: pg.Pool | pg.ClientBase,
  query: MemberQuery,
): Promise<Member | null> {
  const [member] = await readMembers(db, [query]);
  return member ?? null;
}
