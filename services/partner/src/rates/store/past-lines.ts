import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { seenDays } from '../../tree/store/seen-days.ts';
import type { ChainRate } from '../../vocabulary/share-out.ts';

/** What a chain that a holder stands in did in some days, and its rates. */
export type PastLine = {
  category: string;
  memberPpm: number;
  holderTier: number;
  turnover: bigint;
  net: bigint;
  cash: bigint;
  rolling: readonly ChainRate[];
  losing: readonly ChainRate[];
};

type Row = Omit<PastLine, 'rolling' | 'losing'> & {
  tiers: number[];
  rollings: number[];
  losings: number[];
};

const LINES_MAX = 20_000;

/** The chains of a partner since a day, as far as who looks sees its days. */
export async function pastLines(
  db: pg.Pool | pg.ClientBase,
  { memberId: holderId, rootId }: Subject,
  sinceDay: string,
): Promise<PastLine[]> {
  const { rows } = await db.query<Row>(
    `select chain.category, chain.member_ppm as "memberPpm",
       array_position(array[partner_1, partner_2, partner_3, partner_4, partner_5], $1) as "holderTier",
       array(select tier from unnest(array[partner_1, partner_2, partner_3, partner_4, partner_5])
         with ordinality as one (id, tier) where id is not null)::int[] as tiers,
       array[rolling_top, rolling_ppm_1, rolling_ppm_2, rolling_ppm_3, rolling_ppm_4, rolling_ppm_5]
         as rollings,
       array[losing_top, losing_1, losing_2, losing_3, losing_4, losing_5] as losings,
       turnover, net, cash
     from (
       select chain.*, chain.rolling_1 as rolling_ppm_1, chain.rolling_2 as rolling_ppm_2,
         chain.rolling_3 as rolling_ppm_3, chain.rolling_4 as rolling_ppm_4,
         chain.rolling_5 as rolling_ppm_5
       from chain where $1::uuid in (partner_1, partner_2, partner_3, partner_4, partner_5)
     ) as chain join lateral (
       select sum(turnover)::bigint as turnover,
         sum(stake - returned - rolling_0 - rolling_1 - rolling_2 - rolling_3 - rolling_4 - rolling_5)
           ::bigint as net,
         sum(deposited - withdrawn)::bigint as cash
       from line_day where line_day.chain_id = chain.chain_id and day >= $2
         and day <@ (${seenDays('$1', '$3')})
     ) as done on done.turnover is not null
     limit ${LINES_MAX}`,
    [holderId, sinceDay, rootId],
  );
  return rows.map(({ tiers, rollings, losings, ...line }) => {
    const chain = (ppms: number[]) =>
      tiers.map((tier) => ({ tier, ppm: ppms[tier] ?? 0, isActive: true }));
    return { ...line, rolling: chain(rollings), losing: chain(losings) };
  });
}
