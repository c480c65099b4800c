import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import type { IdentityDeps } from '../../deps.ts';
import { parseMemberStatus, shownStatus } from '../../domain/members/member-status.ts';
import { errors } from '../../errors.ts';

const DAY_MS = 86_400_000;
const ADDRESSES_MAX = 20;
const SHARED_MAX = 200;
const RELATED_MAX = 50;

type Whose = { siteId: string; memberId: string };

const short = {
  memberId: true,
  loginId: true,
  nickname: true,
  status: true,
  protection: { select: { excludedAt: true } },
} as const;

type ShortRow = {
  memberId: string;
  loginId: string;
  nickname: string;
  status: string;
  protection: { excludedAt: Date | null } | null;
};

/**
 * Who may be the same person, or came through them: the same addresses lately, the same phone, the same
 * account number at any time, the recommender and those they recommended.
 */
export async function relatedMembers(
  deps: Pick<IdentityDeps, 'db' | 'pool' | 'clock'>,
  { siteId, memberId, days }: Whose & { days: number },
) {
  const { db } = deps;
  const member = await db.member.findFirst({
    where: { memberId, siteId },
    select: {
      phoneDigest: true,
      recommender: { select: short },
      payoutAccounts: { select: { accountDigest: true } },
    },
  });
  if (member === null) throw refuse(errors, 'U130');
  const others = { siteId, memberId: { not: memberId } };
  const digests = member.payoutAccounts.map(({ accountDigest }) => accountDigest);
  const list = { select: short, orderBy: { signedUpAt: 'desc' }, take: RELATED_MAX } as const;
  const since = new Date(deps.clock.now().getTime() - days * DAY_MS);
  const [addresses, samePhone, sameAccount, recommended, recommendedTotal] = await Promise.all([
    sharedAddresses(deps.pool, { siteId, memberId, since }),
    db.member.findMany({ ...list, where: { ...others, phoneDigest: member.phoneDigest } }),
    db.member.findMany({
      ...list,
      where: { ...others, payoutAccounts: { some: { accountDigest: { in: digests } } } },
    }),
    db.member.findMany({ ...list, where: { siteId, recommenderId: memberId } }),
    db.member.count({ where: { siteId, recommenderId: memberId } }),
  ]);
  return {
    addresses,
    samePhone: samePhone.map(shortView),
    sameAccount: sameAccount.map(shortView),
    recommender: member.recommender === null ? null : shortView(member.recommender),
    recommended: recommended.map(shortView),
    recommendedTotal,
  };
}

type SharedRow = Omit<ShortRow, 'protection'> & {
  address: string;
  excludedAt: Date | null;
  lastAt: Date;
  signedUp: boolean;
  loggedIn: boolean;
};

/** Others who signed up or logged in from where this member did, the latest first. */
async function sharedAddresses(
  pool: pg.Pool,
  { siteId, memberId, since }: Whose & { since: Date },
) {
  const { rows } = await pool.query<SharedRow>(
    `with own as (
       select address, max(at) as at from (
         select signed_up_address as address, signed_up_at as at from member
           where member_id = $2 and site_id = $1
         union all
         select address, at from login_record
           where subject_id = $2 and site_id = $1 and kind = 'login' and at >= $3
       ) as used where address not in ('', 'unknown') group by address order by max(at) desc limit $4
     ), seen as (
       select address, member.member_id, signed_up_at as at, true as signed_up
       from own join member on site_id = $1 and signed_up_address = address and signed_up_at >= $3
       union all
       select own.address, subject_id, record.at, false
       from own join login_record as record
         on record.site_id = $1 and record.address = own.address and record.at >= $3
           and record.kind = 'login'
     )
     select seen.address, member_id as "memberId", login_id as "loginId", nickname, status,
       excluded_at as "excludedAt", max(seen.at) as "lastAt", bool_or(signed_up) as "signedUp",
       not bool_and(signed_up) as "loggedIn"
     from seen join member using (member_id) left join protection using (member_id)
     where member_id <> $2
     group by seen.address, member_id, login_id, nickname, status, excluded_at
     order by max(seen.at) desc, member_id limit $5`,
    [siteId, memberId, since, ADDRESSES_MAX, SHARED_MAX],
  );
  const byAddress = Map.groupBy(rows, ({ address }) => address);
  return [...byAddress].map(([address, found]) => ({
    address,
    members: found.map((row) => ({
      ...shortView({ ...row, protection: row }),
      lastAt: row.lastAt.toISOString(),
      signedUp: row.signedUp,
      loggedIn: row.loggedIn,
    })),
  }));
}

function shortView({ memberId, loginId, nickname, status, protection }: ShortRow) {
  const shown = shownStatus(parseMemberStatus(status), protection?.excludedAt != null);
  return { memberId, memId: loginId, memNick: nickname, status: shown };
}
