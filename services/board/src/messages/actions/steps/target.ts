import { formatWon } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type { BoardBase } from '../../../base.ts';
import { errors } from '../../../errors.ts';
import { findByLogin } from '../../../members/store/find-member.ts';
import { countFound, findMembersOf } from '../../clients/filtered-members.ts';
import type { Audience } from '../../domain/audience.ts';
import { LIST_MAX, type MemberFilter } from '../../domain/member-filter.ts';
import { audienceSize } from '../../store/audience-size.ts';

/** Whom an operator writes to; members and partners are named by their login id. */
export type Target =
  | { kind: 'all' }
  | { kind: 'level'; level: number }
  | { kind: 'partner' | 'member'; loginId: string }
  | { kind: 'filter'; filter: MemberFilter };

type Deps = Pick<BoardBase, 'pool' | 'config'>;

/** An audience, and of a filter whom it found. */
type Resolved = {
  audience: Audience;
  list: { filter: MemberFilter; memberIds: readonly string[] } | null;
};

/**
 * Whom a target is at this moment.
 *
 * @param listId what a list of members would be called
 * @throws Refusal BD011 nobody of that name, BD014 a filter of nobody, BD015 of too many
 */
export async function resolveTarget(
  deps: Deps,
  { siteId, listId }: { siteId: string; listId: string },
  target: Target,
): Promise<Resolved> {
  if (target.kind !== 'filter') return { audience: await named(deps, siteId, target), list: null };
  const { filter } = target;
  const below = await partnerOf(deps, siteId, filter);
  const memberIds = await findMembersOf(deps, { siteId, filter, below }, LIST_MAX);
  if (memberIds.length === 0) throw refuse(errors, 'BD014');
  if (memberIds.length > LIST_MAX) {
    throw refuse(errors, 'BD015', { max: formatWon(BigInt(LIST_MAX)) });
  }
  return { audience: { kind: 'list', listId }, list: { filter, memberIds } };
}

/**
 * How many active members a target has at this moment.
 *
 * @throws Refusal BD011 nobody of that name
 */
export async function targetSize(deps: Deps, siteId: string, target: Target): Promise<number> {
  if (target.kind !== 'filter') {
    return audienceSize(deps.pool, siteId, await named(deps, siteId, target));
  }
  const { filter } = target;
  return countFound(deps, { siteId, filter, below: await partnerOf(deps, siteId, filter) });
}

async function named(
  { pool }: Deps,
  siteId: string,
  target: Exclude<Target, { kind: 'filter' }>,
): Promise<Audience> {
  if (target.kind === 'all' || target.kind === 'level') return target;
  const member = await findByLogin(pool, { siteId, loginId: target.loginId });
  if (member === null || (target.kind === 'partner' && !member.isPartner)) {
    throw refuse(errors, 'BD011');
  }
  return { kind: target.kind, memberId: member.memberId };
}

async function partnerOf(
  { pool }: Deps,
  siteId: string,
  { below }: MemberFilter,
): Promise<string | null> {
  if (below === null) return null;
  const partner = await findByLogin(pool, { siteId, loginId: below });
  if (partner === null || !partner.isPartner) throw refuse(errors, 'BD011');
  return partner.memberId;
}
