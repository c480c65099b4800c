import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** A way for an operator to set password and second factor, that was not used yet. */
export type Enrolment = {
  readonly enrolmentId: string;
  readonly siteId: string;
  readonly operatorId: string;
  readonly endsAt: Date;
  /** Who is given the link and who the code; null for the command line. */
  readonly linkFor: string | null;
  readonly codeFor: string | null;
  readonly codeHash: string | null;
  /** Wrong codes so far. */
  readonly tries: number;
};

const columns = `enrolment_id as "enrolmentId", site_id as "siteId", operator_id as "operatorId",
  ends_at as "endsAt", link_for as "linkFor", code_for as "codeFor", code_hash as "codeHash", tries`;

/** Opens a way for an operator; an earlier one that was not used ends. */
export async function insertEnrolment(
  tx: pg.ClientBase,
  opened: Pick<Enrolment, 'enrolmentId' | 'siteId' | 'operatorId' | 'linkFor' | 'codeFor'> & {
    at: Date;
    endsAt: Date;
  },
): Promise<void> {
  await tx.query('delete from operator_enrolment where operator_id = $1 and used_at is null', [
    opened.operatorId,
  ]);
  await tx.query(
    `insert into operator_enrolment (enrolment_id, site_id, operator_id, opened_at, ends_at,
       link_for, code_for)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      opened.enrolmentId,
      opened.siteId,
      opened.operatorId,
      opened.at,
      opened.endsAt,
      opened.linkFor,
      opened.codeFor,
    ],
  );
}

/** The open way of each of some operators. */
export async function openEnrolments(
  db: Db,
  siteId: string,
  operatorIds: readonly string[],
  now: Date,
): Promise<Enrolment[]> {
  const { rows } = await db.query<Enrolment>(
    `select ${columns} from operator_enrolment
     where site_id = $1 and operator_id = any($2::uuid[]) and used_at is null and ends_at > $3`,
    [siteId, operatorIds, now],
  );
  return rows;
}

/** The way a link leads to, locked; null for a link that is not the newest, is late or was used. */
export async function lockByLink(
  tx: pg.ClientBase,
  { siteId, linkId, now }: { siteId: string; linkId: string; now: Date },
): Promise<Enrolment | null> {
  const { rows } = await tx.query<Enrolment>(
    `select ${columns} from operator_enrolment
     where site_id = $1 and link_id = $2 and used_at is null and link_until > $3 and ends_at > $3
     for update`,
    [siteId, linkId, now],
  );
  return rows[0] ?? null;
}

export async function saveLink(
  db: Db,
  enrolmentId: string,
  { linkId, until }: { linkId: string; until: Date },
): Promise<void> {
  await db.query(
    'update operator_enrolment set link_id = $2, link_until = $3 where enrolment_id = $1',
    [enrolmentId, linkId, until],
  );
}

/** A new code has tries of its own. */
export async function saveCode(db: Db, enrolmentId: string, hash: string): Promise<void> {
  await db.query(
    'update operator_enrolment set code_hash = $2, tries = 0 where enrolment_id = $1',
    [enrolmentId, hash],
  );
}

export async function countWrongCode(tx: pg.ClientBase, enrolmentId: string): Promise<void> {
  await tx.query('update operator_enrolment set tries = tries + 1 where enrolment_id = $1', [
    enrolmentId,
  ]);
}

export async function markUsed(tx: pg.ClientBase, enrolmentId: string, at: Date): Promise<void> {
  await tx.query('update operator_enrolment set used_at = $2 where enrolment_id = $1', [
    enrolmentId,
    at,
  ]);
}
