import { together } from '@noriter/kit/postgres';
import type pg from 'pg';
import type { Round } from '../../rounds/domain/round.ts';
import { roundColumns } from '../../rounds/store/round-columns.ts';
import type { VendorRules } from '../../vocabulary/vendor-rules.ts';

/** A bet's game and player, by which its round begins when it is the first. */
type Begun = Omit<Round, 'roundId' | 'state' | 'staked' | 'returned' | 'version'>;

/** What a transaction changes of its round. */
export type RoundChange = Pick<VendorRules, 'roundEnds'> & {
  roundId: string;
  staked: bigint;
  returned: bigint;
  closes: boolean;
  at: Date;
  /** Null of what is no bet. */
  begins: Begun | null;
  /** A bet that leaves its round open, as most do, changes no more of it. */
  mayEnd: boolean;
};

/**
 * Changes different rounds, each by one transaction that has ended. All are locked first, in one order: what
 * comes after that sees what another process has ended of them meanwhile, and two never wait for each other.
 *
 * @returns the rounds as they are then, by their ids; those that no bet has begun are not there
 */
export async function moveRounds(
  tx: pg.ClientBase,
  changes: readonly RoundChange[],
): Promise<ReadonlyMap<string, Round>> {
  const ending = changes.filter(({ mayEnd }) => mayEnd);
  const [, begun, changed] = await together(tx, () => [
    lockRounds(tx, changes),
    addBets(tx, changes),
    endRounds(tx, ending),
  ]);
  return new Map([...begun, ...changed].map((round) => [round.roundId, round]));
}

async function lockRounds(tx: pg.ClientBase, changes: readonly RoundChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query({
    name: 'lock-rounds',
    text: 'select from game_round where round_id = any($1::uuid[]) order by round_id for update',
    values: [changes.map(({ roundId }) => roundId)],
  });
}

async function addBets(tx: pg.ClientBase, changes: readonly RoundChange[]): Promise<Round[]> {
  const bets = changes.flatMap(({ begins, ...change }) =>
    begins === null ? [] : [{ ...begins, ...changeRow(change) }],
  );
  if (bets.length === 0) return [];
  const { rows } = await tx.query<Round>({
    name: 'add-bets-to-rounds',
    text: `
      insert into game_round as r (round_id, site_id, member_id, vendor_key, vendor_round_id,
        game_id, game_code, vendor_code, group_code, state, staked, returned, version, opened_at,
        last_at)
      select "roundId", "siteId", "memberId", "vendorKey", "vendorRoundId", "gameId", "gameCode",
        "vendorCode", "groupCode", 'open', staked, returned, 1, "openedAt", at
      from json_to_recordset($1::json) as one ("roundId" uuid, "siteId" text, "memberId" uuid,
        "vendorKey" text, "vendorRoundId" text, "gameId" uuid, "gameCode" text, "vendorCode" text,
        "groupCode" text, staked bigint, returned bigint, "openedAt" timestamptz, at timestamptz)
      order by "roundId"
      on conflict (round_id) do update set staked = r.staked + excluded.staked,
        returned = r.returned + excluded.returned, version = r.version + 1,
        last_at = excluded.last_at, state = 'open', closed_at = null
      returning ${roundColumns}`,
    values: [JSON.stringify(bets)],
  });
  return rows;
}

/**
 * Changes rounds and brings their states up to date: cancelled when none of its bets stands, closed by
 * the vendor's flag or when none of its wagers is open. A refunded one stays so. What a bet has added
 * already is not added again.
 */
async function endRounds(tx: pg.ClientBase, changes: readonly RoundChange[]): Promise<Round[]> {
  if (changes.length === 0) return [];
  const rows = changes.map(({ begins, ...change }) => ({
    ...changeRow(begins === null ? change : { ...change, staked: 0n, returned: 0n }),
    steps: begins === null ? 1 : 0,
    closes: change.closes,
    ends: change.roundEnds,
  }));
  const { rows: ended } = await tx.query<Round>({
    name: 'end-rounds',
    text: endRoundsText,
    values: [JSON.stringify(rows), changes.map(({ roundId }) => roundId)],
  });
  return ended;
}

function changeRow({
  roundId,
  staked,
  returned,
  at,
}: Pick<RoundChange, 'roundId' | 'staked' | 'returned' | 'at'>) {
  return { roundId, staked: staked.toString(), returned: returned.toString(), at };
}

const endRoundsText = `
  update game_round r set staked = r.staked + one.staked, returned = r.returned + one.returned,
    version = r.version + one.steps, last_at = one.at,
    (state, closed_at) = (
      select next.state, case when next.state = 'open' then null else coalesce(r.closed_at, one.at) end
      from (select case
        when r.state = 'refunded' then 'refunded'
        when not exists (
          select from game_transaction b where b.round_id = r.round_id
            and b.verb in ('bet', 'bet_and_win') and b.state = 'applied'
            and b.rolled_back_at is null) then 'cancelled'
        when one.ends <> 'with-wagers' then case when one.closes then 'closed' else r.state end
        when exists (
          select from game_transaction b where b.round_id = r.round_id and b.verb = 'bet'
            and b.state = 'applied' and b.rolled_back_at is null and not exists (
              select from game_transaction w where w.round_id = r.round_id and w.verb = 'win'
                and w.wager = b.wager and w.state = 'applied' and w.rolled_back_at is null)
          ) then 'open'
        else 'closed' end as state) as next)
  from json_to_recordset($1::json) as one ("roundId" uuid, staked bigint, returned bigint, steps int,
    closes boolean, ends text, at timestamptz)
  where r.round_id = one."roundId" and r.round_id = any($2::uuid[])
  returning ${roundColumns}`;
