import type pg from 'pg';
import { z } from 'zod';
import { type CommandKind, counterOf, kindOfCode } from '../../domain/ledger/posting.ts';

const houseEntry = z.object({
  position: z.bigint(),
  commandId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  kind: z.int(),
  amount: z.bigint(),
  from: z.string(),
  to: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  refusal: z.string().nullable(),
});

/** A row of the ledger as whoever asked for it compares it with its own books. */
export type HouseEntry = Omit<z.output<typeof houseEntry>, 'kind' | 'from' | 'to'> & {
  kind: CommandKind;
  /** Of its two accounts the one that is not its member's. */
  counterAccount: string;
};

const columns = `position, command_id as "commandId", site_id as "siteId", member_id as "memberId",
  kind::int, amount, from_account as "from", to_account as "to", subject_type as "subjectType", subject_id as "subjectId", refusal`;

const PROMOTION = 'promotion:________-____-____-____-____________';

/**
 * Whose rows are asked for: those of bets, of what partners are paid, or of what a promotion gave. An account of
 * promotions without an id is the wallet's own: the bonus of a deposit, which its reconciliation proves.
 */
export const sideOf = {
  house: `from_account = 'house' or from_account like 'house:%'
    or to_account = 'house' or to_account like 'house:%'`,
  commission: `from_account = 'partner:commission' or to_account = 'partner:commission'`,
  promotion: `from_account like '${PROMOTION}' or to_account like '${PROMOTION}'`,
} as const;

export type CounterSide = keyof typeof sideOf;

/**
 * Applied rows on counter accounts behind a position, in their order: whoever bets, pays partners or
 * gives bonuses asked for each of them. It goes no further than the counter sums have come, so no row can still
 * appear before them.
 *
 * @param range.positions how many positions are looked at
 * @returns the rows, and how far it looked
 */
export async function counterEntries(
  pool: pg.Pool,
  side: CounterSide,
  { after, positions }: { after: bigint; positions: number },
): Promise<{ entries: HouseEntry[]; upto: bigint }> {
  const upto = await lookUpto(pool, { after, positions });
  if (upto === after) return { entries: [], upto };
  const { rows } = await pool.query({
    name: `${side}-entries`,
    text: `select ${columns} from ledger
           where position > $1 and position <= $2 and refusal is null and (${sideOf[side]})
           order by position`,
    values: [after, upto],
  });
  return { entries: entriesOf(rows), upto };
}

/** How far so many positions go: no further than the counter sums have come. */
export async function lookUpto(
  pool: pg.Pool,
  { after, positions }: { after: bigint; positions: number },
): Promise<bigint> {
  const { rows } = await pool.query<{ upto: bigint }>(
    `select greatest($1::bigint, least($1::bigint + $2, summed_to)) as upto from counter_progress`,
    [after, positions],
  );
  return rows[0]?.upto ?? after;
}

/** The rows of commands, whether applied or refused; a command that never came has none. */
export async function entriesOfCommands(
  pool: pg.Pool,
  commandIds: readonly string[],
): Promise<HouseEntry[]> {
  const { rows } = await pool.query({
    name: 'entries-of-commands',
    text: `select ${columns} from ledger where command_id = any($1::uuid[])`,
    values: [commandIds],
  });
  return entriesOf(rows);
}

function entriesOf(rows: readonly unknown[]): HouseEntry[] {
  return houseEntry
    .array()
    .parse(rows)
    .map(({ kind, from, to, ...entry }) => {
      const name = kindOfCode(kind);
      if (name === undefined) throw new Error(`The ledger has a kind ${kind}, which there is not.`);
      return { ...entry, kind: name, counterAccount: counterOf(name, { from, to }) };
    });
}
