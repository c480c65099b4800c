import type { IdentityDeps } from '../../deps.ts';
import { normaliseDigits, normaliseName } from '../../domain/members/normalise.ts';
import { nicknameSkeleton } from '../../nickname-skeletons.ts';
import { findRecommender } from './find-recommender.ts';

export const uniqueFields = ['memId', 'memNick', 'memPhone', 'bankacc', 'recommenderId'] as const;
export type UniqueField = (typeof uniqueFields)[number];

/** At any time. */
const excludedAt = { not: null };

/** Whether the value can be used in a sign-up now; the sign-up itself decides by constraint. */
export async function isAvailable(
  deps: Pick<IdentityDeps, 'db' | 'vault'>,
  siteId: string,
  { field, value }: { field: UniqueField; value: string },
): Promise<boolean> {
  const { db, vault } = deps;
  const notRefused = { siteId, status: { not: 'refused' } };
  switch (field) {
    case 'memId':
      return (
        (await db.member.count({
          where: { ...notRefused, loginIdNormal: normaliseName(value) },
        })) === 0
      );
    case 'memNick': {
      // Case alone may change how a name looks: IAN and ian.
      const same = [
        { nicknameNormal: normaliseName(value) },
        { nicknameSkeleton: nicknameSkeleton(value) },
      ];
      return (await db.member.count({ where: { ...notRefused, OR: same } })) === 0;
    }
    case 'memPhone': {
      const phoneDigest = vault.digest('member.phone', normaliseDigits(value));
      return (await db.member.count({ where: { ...notRefused, phoneDigest } })) === 0;
    }
    case 'bankacc': {
      const accountDigest = vault.digest('payout_account.account', normaliseDigits(value));
      // What somebody excluded has left is not free either.
      const kept = [{ current: true }, { member: { protection: { is: { excludedAt } } } }];
      return (await db.payoutAccount.count({ where: { siteId, accountDigest, OR: kept } })) === 0;
    }
    case 'recommenderId':
      return (await findRecommender(deps, siteId, value)) !== null;
    default:
      return field satisfies never;
  }
}
