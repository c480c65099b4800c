import type pg from 'pg';

type Db = pg.Pool | pg.ClientBase;

/** Whose seeds a chain holds: of what is drawn, such as `powerball`, on a game day. */
export type ChainName = { drawnAs: string; gameDay: string };

export type DrawChain = ChainName & {
  links: number;
  /** What all its links lead back to, as hexadecimal text. */
  anchor: string;
  sealedTip: string;
  committedAt: Date;
};

const COLUMNS = `drawn_as as "drawnAs", game_day as "gameDay", links, anchor,
  sealed_tip as "sealedTip", committed_at as "committedAt"`;

/** Chains by their names; those that are not there are left out. */
export async function readChains(db: Db, names: readonly ChainName[]): Promise<DrawChain[]> {
  const { rows } = await db.query<DrawChain>(
    `select ${COLUMNS} from draw_chain
     join unnest($1::text[], $2::text[]) as asked (drawn_as, game_day) using (drawn_as, game_day)`,
    [names.map(({ drawnAs }) => drawnAs), names.map(({ gameDay }) => gameDay)],
  );
  return rows;
}

/** The chains of a game, the newest day first. */
export async function newestChains(
  db: Db,
  { drawnAs, limit }: { drawnAs: string; limit: number },
): Promise<DrawChain[]> {
  const { rows } = await db.query<DrawChain>(
    `select ${COLUMNS} from draw_chain where drawn_as = $1 order by game_day desc limit $2`,
    [drawnAs, limit],
  );
  return rows;
}

/** Commits a chain; one that another process committed meanwhile stays. */
export async function insertChain(db: Db, chain: DrawChain): Promise<void> {
  const { drawnAs, gameDay, links, anchor, sealedTip, committedAt } = chain;
  await db.query(
    `insert into draw_chain (drawn_as, game_day, links, anchor, sealed_tip, committed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [drawnAs, gameDay, links, anchor, sealedTip, committedAt],
  );
}
