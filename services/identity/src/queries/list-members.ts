import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../deps.ts';
import type { MemberStatus } from '../domain/member-status.ts';
import { normaliseDigits, normaliseName } from '../domain/normalise.ts';
import type { Prisma } from '../generated/client.ts';
import { memberWithAccount, operatorView } from './member-views.ts';

export type MemberFilter = {
  readonly siteId: string;
  readonly status?: MemberStatus | undefined;
  readonly search?: string | undefined;
  readonly page: number;
};

/** A page of the site's members; who waits for a decision is shown oldest first. */
export async function listMembers(
  { db, vault }: Pick<IdentityDeps, 'db' | 'vault'>,
  { siteId, status, search, page }: MemberFilter,
) {
  const where: Prisma.MemberWhereInput = {
    siteId,
    ...(status === undefined ? {} : { status }),
    ...(search === undefined || search.trim() === '' ? {} : { OR: searched(vault, search) }),
  };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.member.findMany({
      where,
      include: memberWithAccount,
      orderBy: [{ signedUpAt: status === 'pending' ? 'asc' : 'desc' }, { memberId: 'asc' }],
      take: limit,
      skip: offset,
    }),
    db.member.count({ where }),
  ]);
  return { list: rows.map((row) => operatorView({ vault }, row)), pageInfo: pageInfo(page, total) };
}

/** Ids and nicknames are found by a part, sealed numbers only whole, by their digest. */
function searched(vault: IdentityDeps['vault'], search: string): Prisma.MemberWhereInput[] {
  const name = normaliseName(search);
  const digits = normaliseDigits(search);
  const byName = [{ loginIdNormal: { contains: name } }, { nicknameNormal: { contains: name } }];
  if (digits === '') return byName;
  const phoneDigest = vault.digest('member.phone', digits);
  const accountDigest = vault.digest('payout_account.account', digits);
  return [...byName, { phoneDigest }, { payoutAccounts: { some: { accountDigest } } }];
}
