import type pg from 'pg';
import { holdSiteBook, lockSiteBook } from './site-book.ts';

type Placed = { memberId: string; siteId: string };

/** Now: what is over by then is nothing that somebody new stands in. */
type Now = { at: Date };

/** So deep can a member stand whose recommenders' events come late. */
const WAITING_ROUNDS_MAX = 6;

/**
 * Gives a member its first place: below its recommender, or at the top where a head office has none, and
 * from the day of a move of the recommender's on where that will stand then.
 * A recommender that is not placed itself is waited for; who waits below is placed with it. Whoever
 * has a place keeps it: only a move changes one.
 */
export async function placeMember(
  tx: pg.ClientBase,
  { at, ...first }: Placed & Now,
): Promise<void> {
  if (await isPlaced(tx, first.memberId)) return;
  // A site has many members more than partners: each would have all of the tree read anew.
  if (await isPartner(tx, first.memberId)) await lockSiteBook(tx, first.siteId);
  else await holdSiteBook(tx, first.siteId);
  let next: readonly string[] = [first.memberId];
  for (let round = 0; next.length > 0 && round < WAITING_ROUNDS_MAX; round += 1) {
    const placed = await placeAll(tx, { siteId: first.siteId, at }, next);
    next = placed.length === 0 ? [] : await waitingBelow(tx, placed);
  }
}

/** Places those whose recommender has a place. @returns the partners among them */
async function placeAll(
  tx: pg.ClientBase,
  { siteId, at }: { siteId: string } & Now,
  memberIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<{ memberId: string; isPartner: boolean }>(
    `with placeable as (
       select member_id, is_partner and tier > 0 as is_partner, tier, recommender_id, profile_at
       from member
       where member_id = any($2::uuid[]) and site_id = $1
         and case when recommender_id is null then is_partner and tier > 0
           else exists (select from partner
             where partner_id = recommender_id and partner.site_id = $1
               and (member.tier = 0 or partner.tier < member.tier)) end
     ), opened as (
       insert into partner (partner_id, site_id, tier, opened_at)
       select member_id, $1, tier, profile_at from placeable where is_partner
       on conflict do nothing
     ), edges as (
       insert into tree_edge (descendant_id, ancestor_id, depth, valid_from, valid_until)
       select member_id, member_id, 0, 'epoch'::timestamptz, 'infinity'::timestamptz
       from placeable where is_partner
       union all
       select member_id, up.ancestor_id, up.depth + 1,
         case when up.valid_from > $3 then up.valid_from else 'epoch' end, up.valid_until
       from placeable join tree_edge as up
         on up.descendant_id = placeable.recommender_id and up.valid_until > $3
       on conflict do nothing
     )
     select member_id as "memberId", is_partner as "isPartner" from placeable`,
    [siteId, memberIds, at],
  );
  return rows.flatMap(({ memberId, isPartner }) => (isPartner ? [memberId] : []));
}

async function isPlaced(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from tree_edge where descendant_id = $1 and valid_until = 'infinity' limit 1`,
    [memberId],
  );
  return rowCount !== 0;
}

async function isPartner(tx: pg.ClientBase, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from member where member_id = $1 and is_partner and tier > 0',
    [memberId],
  );
  return rowCount !== 0;
}

async function waitingBelow(tx: pg.ClientBase, partnerIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ memberId: string }>(
    `select member_id as "memberId" from member
     where recommender_id = any($1::uuid[]) and not exists (
       select from tree_edge where descendant_id = member_id)`,
    [partnerIds],
  );
  return rows.map(({ memberId }) => memberId);
}
