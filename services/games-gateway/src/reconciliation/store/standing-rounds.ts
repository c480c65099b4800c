import type pg from 'pg';
import { type RoundState, roundStates } from '../../rounds/domain/round.ts';

/** What a round has come to, for who counts rounds themselves: in the words of the events. */
export type StandingRound = {
  roundId: string;
  siteId: string;
  memberId: string;
  version: number;
  gameId: string;
  groupCode: string;
  state: RoundState;
  staked: bigint;
  returned: bigint;
  /** When it came to stand like this. */
  at: Date;
};

const standing = `select round_id as "roundId", site_id as "siteId", member_id as "memberId", version,
  game_id as "gameId", group_code as "groupCode", state, staked, returned, last_at as at
  from game_round`;

/** By state, each in the order of its times: so the index has them, and no more are read than asked for. */
const ofState = (state: RoundState) => `
  (${standing} where state = '${state}' and last_at > $1 and last_at <= $2 order by last_at limit $3)`;

/** Rounds that changed last in a span of time; one that changes again later is of a later one. */
export const changedRoundsSql = {
  name: 'changed-rounds',
  text: `select * from (${roundStates.map(ofState).join(' union all ')}) as round
    order by at limit $3`,
};

/** Rounds by their ids; one that never was is not among them. */
export async function standingOf(
  pool: pg.Pool,
  roundIds: readonly string[],
): Promise<StandingRound[]> {
  const { rows } = await pool.query<StandingRound>({
    name: 'standing-of-rounds',
    text: `${standing} where round_id = any($1::uuid[])`,
    values: [roundIds],
  });
  return rows;
}
