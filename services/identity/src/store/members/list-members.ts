import { koreaDayRange } from '@noriter/kit/korea-time';
import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../../deps.ts';
import type { ShownStatus } from '../../domain/members/member-status.ts';
import { normaliseDigits, normaliseName } from '../../domain/members/normalise.ts';
import type { Prisma } from '../../generated/client.ts';
import { memberWithAccount, operatorView } from './member-views.ts';

export const memberOrders = ['newest', 'oldest', 'id', 'level'] as const;
export type MemberOrder = (typeof memberOrders)[number];

export type MemberFilter = {
  readonly siteId: string;
  readonly status?: ShownStatus | undefined;
  readonly search?: string | undefined;
  readonly level?: number | undefined;
  /** The login id of who recommended them. */
  readonly recommenderId?: string | undefined;
  readonly isPartner?: boolean | undefined;
  /** Days of signing up, in Korea. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly order?: MemberOrder | undefined;
};

type Deps = Pick<IdentityDeps, 'db' | 'vault' | 'clock'>;

/** A page of the site's members; who waits for a decision is shown oldest first. */
export async function listMembers(
  deps: Deps,
  filter: MemberFilter,
  { page, rows }: { page: number; rows: number },
) {
  const where = whereOf(deps, filter);
  const { limit, offset } = pageSlice(page, rows);
  const [found, total] = await Promise.all([
    deps.db.member.findMany({
      where,
      include: memberWithAccount,
      orderBy: orderOf(filter),
      take: limit,
      skip: offset,
    }),
    deps.db.member.count({ where }),
  ]);
  const list = found.map((row) => operatorView(deps, row));
  return { list, pageInfo: pageInfo(page, total, rows) };
}

/** All that a filter finds, up to a bound, to be taken away as a file. */
export async function exportMembers(deps: Deps, filter: MemberFilter, rowsMax: number) {
  const where = whereOf(deps, filter);
  const [found, total] = await Promise.all([
    deps.db.member.findMany({
      where,
      include: memberWithAccount,
      orderBy: orderOf(filter),
      take: rowsMax,
    }),
    deps.db.member.count({ where }),
  ]);
  return { list: found.map((row) => operatorView(deps, row)), total };
}

function whereOf(deps: Deps, filter: MemberFilter): Prisma.MemberWhereInput {
  const { siteId, status, search = '', level, recommenderId = '', isPartner } = filter;
  const days = filter.startDate ?? filter.endDate;
  const { from, until } = koreaDayRange(filter.startDate, filter.endDate, deps.clock);
  return {
    siteId,
    ...(status === undefined ? {} : statusWhere(status)),
    ...(level === undefined ? {} : { level }),
    ...(isPartner === undefined ? {} : { partnerType: isPartner ? { not: null } : null }),
    ...(recommenderId === ''
      ? {}
      : { recommender: { loginIdNormal: normaliseName(recommenderId) } }),
    ...(days === undefined ? {} : { signedUpAt: { gte: from, lt: until } }),
    ...(search.trim() === '' ? {} : { OR: searched(deps.vault, search) }),
  };
}

/** An exclusion is no status of its own: it is a record beside an active member. */
function statusWhere(status: ShownStatus): Prisma.MemberWhereInput {
  const isExcluded = { protection: { is: { excludedAt: { not: null } } } };
  if (status === 'excluded') return { status: 'active', ...isExcluded };
  return status === 'active' ? { status, NOT: isExcluded } : { status };
}

function orderOf({ order, status }: MemberFilter): Prisma.MemberOrderByWithRelationInput[] {
  const newest = [{ signedUpAt: 'desc' }, { memberId: 'asc' }] as const;
  switch (order ?? (status === 'pending' ? 'oldest' : 'newest')) {
    case 'oldest':
      return [{ signedUpAt: 'asc' }, { memberId: 'asc' }];
    case 'id':
      return [{ loginIdNormal: 'asc' }, ...newest];
    case 'level':
      return [{ level: 'desc' }, ...newest];
    default:
      return [...newest];
  }
}

const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids and nicknames are found by a part, sealed numbers only whole, by their digest. */
function searched(vault: IdentityDeps['vault'], search: string): Prisma.MemberWhereInput[] {
  if (WHOLE_ID.test(search.trim())) return [{ memberId: search.trim().toLowerCase() }];
  const name = normaliseName(search);
  const digits = normaliseDigits(search);
  const byName = [{ loginIdNormal: { contains: name } }, { nicknameNormal: { contains: name } }];
  if (digits === '') return byName;
  const phoneDigest = vault.digest('member.phone', digits);
  const accountDigest = vault.digest('payout_account.account', digits);
  return [...byName, { phoneDigest }, { payoutAccounts: { some: { accountDigest } } }];
}
