import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';

/** Whose eyes something is seen by: a partner's, or an operator's, who sees the site. */
export type Scope = {
  readonly siteId: string;
  /** The partner at the top of what is seen; null for all of the site. */
  readonly rootId: string | null;
  readonly at: Date;
};

declare const reached: unique symbol;

/**
 * Somebody whom a scope may see. Only `reach` makes one, and queries about people take nothing else:
 * what was not asked for here cannot be read.
 */
export type Subject = {
  readonly siteId: string;
  /** Null for all of the site, which operators alone can mean. */
  readonly memberId: string | null;
  /** By whose eyes, as of the scope. */
  readonly rootId: string | null;
  readonly at: Date;
  readonly [reached]: true;
};

/**
 * Finds somebody inside of a scope: the top itself, or who stands below it at the moment. A stranger,
 * a parent, a sibling, somebody who has left and somebody who does not exist are all the same.
 *
 * @param memberId the top of the scope when absent
 * @throws Refusal PT102
 */
export async function reach(
  db: pg.Pool | pg.ClientBase,
  scope: Scope,
  memberId?: string,
): Promise<Subject> {
  const { siteId, rootId, at } = scope;
  const wanted = memberId ?? rootId;
  if (wanted !== null && wanted !== rootId && (await insideOf(db, scope, [wanted])).size === 0) {
    throw refuse(errors, 'PT102');
  }
  return { siteId, memberId: wanted, rootId, at } as Subject;
}

/** Those of some people whom a scope may see: its top too, for a partner is an edge of its own. */
export async function insideOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, rootId, at }: Scope,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } =
    rootId === null
      ? await db.query<{ id: string }>(
          'select member_id as id from member where member_id = any($1::uuid[]) and site_id = $2',
          [memberIds, siteId],
        )
      : await db.query<{ id: string }>(
          `select descendant_id as id from tree_edge join partner on partner_id = ancestor_id
           where descendant_id = any($1::uuid[]) and ancestor_id = $2 and partner.site_id = $3
             and valid_from <= $4 and valid_until > $4`,
          [memberIds, rootId, siteId, at],
        );
  return new Set(rows.map(({ id }) => id));
}

/** The scope of a partner who calls. @throws Refusal PT101 for who is none, or not in the tree yet */
export async function partnerScope(
  db: pg.Pool | pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
  at: Date,
): Promise<Scope> {
  const { rowCount } = await db.query(
    'select from partner where partner_id = $1 and site_id = $2',
    [memberId, siteId],
  );
  if (rowCount !== 1) throw refuse(errors, 'PT101');
  return { siteId, rootId: memberId, at };
}
