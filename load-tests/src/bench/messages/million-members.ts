import type { Pool } from 'pg';

export const SITE = 'noriter';
const LEVELS = 10;
const PARTNERS = 5_000;
/** How deep the tree of partners is: each stands below one of the first fifth, and so on. */
const FAN_OUT = 5;
/** Messages to everybody, to a level and to a partner's members, within the ninety days of a list. */
const TO_ALL = 40;
const TO_LEVEL = 5;
const TO_PARTNER = 2;

/** The id of a member by its number, the same in every statement: partners are the first of them. */
const idOf = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

export const memberId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * A site with so many members in ten levels below five thousand partners, with what was sent to all, to
 * levels, to partners and to each of them, and with half of the newest read.
 */
export async function openMillionMembers(pool: Pool, members: number): Promise<void> {
  const above = `case when n < ${FAN_OUT} then null
    when n < ${PARTNERS} then ${idOf(`n / ${FAN_OUT}`)} else ${idOf(`n % ${PARTNERS}`)} end`;
  const steps = [
    `insert into member (member_id, site_id, profile_at, login_id, nickname, level, is_partner,
       recommender_id, status_at, status)
     select ${idOf('n')}, '${SITE}', now(), 'bench' || n, 'bench' || n, 1 + n % ${LEVELS},
       n < ${PARTNERS}, ${above}, now(), 2
     from generate_series(0, ${members - 1}) as n`,
    sent("'all'", `generate_series(1, ${TO_ALL}) as n`, TO_ALL),
    sent(
      `'level:' || (1 + n % ${LEVELS})`,
      `generate_series(1, ${LEVELS * TO_LEVEL}) as n`,
      LEVELS * TO_LEVEL,
    ),
    sent(
      `'partner:' || ${idOf(`n % ${PARTNERS}`)}`,
      `generate_series(1, ${PARTNERS * TO_PARTNER}) as n`,
      PARTNERS * TO_PARTNER,
    ),
    sent(`'member:' || ${idOf('n')}`, `generate_series(0, ${members - 1}) as n`, members),
    `insert into message_mark (member_id, message_idx, read_at)
     select ${idOf('n')}, newest.idx, now() from generate_series(0, ${members - 1}) as n,
       (select idx from message where audience = 'all' order by shown_at desc limit 2) as newest`,
    'vacuum analyze member',
    'vacuum analyze message',
    'vacuum analyze message_mark',
  ];
  for (const step of steps) await pool.query(step);
}

/** Messages that were shown one after the other over eighty days. */
function sent(audience: string, rows: string, count: number): string {
  return `insert into message (site_id, audience, texts, shown_at, announced_at, effect, sent_at, sent_by)
    select '${SITE}', ${audience},
      jsonb_build_object('ko', jsonb_build_object('title', '안내 ' || n,
        'body', repeat('이번 주 이벤트와 점검 시간을 알려 드립니다. ', 10))),
      now() - interval '80 days' * (1 - n::float8 / ${count}), now(), gen_random_uuid(), now(), 'bench'
    from ${rows}`;
}

/**
 * What most would build: a row for each member and message, with an index on both, for so many of the
 * members. It holds what their lists hold.
 */
export async function openPlainBoxes(pool: Pool, members: number): Promise<void> {
  const steps = [
    `create table plain_box (member_id uuid, idx integer, texts jsonb, shown_at timestamptz,
       read_at timestamptz, deleted_at timestamptz)`,
    `with recursive above as (
       select n as below, ${idOf('n')} as up from generate_series(0, ${members - 1}) as n
       union all
       select below, recommender_id from above join member on member_id = up
       where recommender_id is not null
     )
     insert into plain_box
     select ${idOf('n')}, message.idx, texts, shown_at, mark.read_at, null
     from generate_series(0, ${members - 1}) as n
     join message on audience in ('all', 'level:' || (1 + n % ${LEVELS}), 'member:' || ${idOf('n')})
       or audience in (select 'partner:' || up from above where below = n)
     left join message_mark mark on mark.message_idx = message.idx and mark.member_id = ${idOf('n')}`,
    'create index plain_box_of_member on plain_box (member_id, shown_at desc)',
    'vacuum analyze plain_box',
  ];
  for (const step of steps) await pool.query(step);
}
