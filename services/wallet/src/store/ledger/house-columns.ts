import type pg from 'pg';
import { z } from 'zod';
import { type CommandKind, kindOfCode } from '../../domain/ledger/posting.ts';
import { lookUpto, sideOf } from './house-entries.ts';

/**
 * Applied rows of one site, kind and subject, a column as one array literal each: whoever compares them hands it
 * on to a database as it is. The same place of each is of the same row.
 */
export type HouseColumns = {
  siteId: string;
  kind: CommandKind;
  subjectType: string;
  commandIds: string;
  memberIds: string;
  subjectIds: string;
  amounts: string;
};

const found = z.array(
  z.object({
    siteId: z.string(),
    kind: z.int(),
    subjectType: z.string(),
    commandIds: z.string(),
    memberIds: z.string(),
    subjectIds: z.string(),
    amounts: z.string(),
  }),
);

/**
 * What `counterEntries` finds of the house, in columns, and in no order.
 *
 * @param range.positions how many positions are looked at
 * @returns the columns, and how far it looked
 */
export async function houseColumns(
  pool: pg.Pool,
  { after, positions }: { after: bigint; positions: number },
): Promise<{ groups: HouseColumns[]; upto: bigint }> {
  const upto = await lookUpto(pool, { after, positions });
  if (upto === after) return { groups: [], upto };
  const { rows } = await pool.query({
    name: 'house-columns',
    text: `select site_id as "siteId", kind::int, subject_type as "subjectType",
             array_agg(command_id)::text as "commandIds", array_agg(member_id)::text as "memberIds",
             array_agg(subject_id)::text as "subjectIds", array_agg(amount)::text as amounts
           from ledger
           where position > $1 and position <= $2 and refusal is null and (${sideOf.house})
           group by site_id, kind, subject_type`,
    values: [after, upto],
  });
  return { groups: found.parse(rows).map(named), upto };
}

function named({ kind, ...columns }: z.output<typeof found>[number]): HouseColumns {
  const name = kindOfCode(kind);
  if (name === undefined) throw new Error(`The ledger has a kind ${kind}, which there is not.`);
  return { ...columns, kind: name };
}
