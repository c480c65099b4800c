import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { z } from 'zod';
import {
  progressOf,
  type RollingProgress,
  remainingOfEach,
} from '../../domain/requests/rolling.ts';
import { openRequirements } from './bonuses.ts';

const requirementRows = z.array(
  z.object({
    memberId: z.string(),
    required: z.bigint(),
    weights: z.record(z.string(), z.number()),
    oddsMinimum: z.int(),
    createdAt: z.date(),
  }),
);

const nothingAsked: RollingProgress = { required: 0n, remaining: 0n };

/**
 * How far a member is with what has to be staked before money may leave.
 *
 * @param until what was asked by then alone; it takes nothing from what is older
 */
export async function rollingProgress(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  until: Date | null = null,
): Promise<RollingProgress> {
  return (await rollingProgresses(db, [{ memberId, until }])).get(memberId) ?? nothingAsked;
}

/** The same for many members at once, each once; of whom nothing is asked, nothing is in it. */
export async function rollingProgresses(
  db: pg.Pool | pg.ClientBase,
  members: readonly { memberId: string; until: Date | null }[],
): Promise<Map<string, RollingProgress>> {
  const open = await db.query(
    `select member_id as "memberId", required, weights, odds_minimum as "oddsMinimum",
       created_at as "createdAt"
     from unnest($1::uuid[], $2::timestamptz[]) as one (member_id, until)
       join rolling_requirement using (member_id)
     where met_at is null and (until is null or created_at <= until)
     order by created_at, requirement_id`,
    [members.map(({ memberId }) => memberId), members.map(({ until }) => until)],
  );
  const requirements = Map.groupBy(requirementRows.parse(open.rows), ({ memberId }) => memberId);
  if (requirements.size === 0) return new Map();
  const bets = Map.groupBy(await readTurnover(db, requirements), ({ memberId }) => memberId);
  return new Map(
    [...requirements].map(([memberId, asked]) => [
      memberId,
      progressOf(asked, bets.get(memberId) ?? []),
    ]),
  );
}

/** What is left of each of a member's open requirements, by its id. */
export async function remainingById(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
): Promise<Map<string, Won>> {
  const open = await openRequirements(db, memberId);
  if (open.length === 0) return new Map();
  const left = remainingOfEach(open, await readTurnover(db, new Map([[memberId, open]])));
  return new Map(open.map(({ requirementId }, index) => [requirementId, left[index] ?? 0n]));
}

type TurnoverRow = {
  memberId: string;
  product: string;
  amount: bigint;
  odds: number | null;
  at: Date;
};

async function readTurnover(
  db: pg.Pool | pg.ClientBase,
  requirements: ReadonlyMap<string, readonly { createdAt: Date }[]>,
): Promise<TurnoverRow[]> {
  const { rows } = await db.query<TurnoverRow>(
    `select member_id as "memberId", product, amount, odds, placed_at as at
     from unnest($1::uuid[], $2::timestamptz[]) as asked (member_id, since)
       join bet_turnover using (member_id)
     where placed_at >= since and amount > 0 order by placed_at, bet_id`,
    [[...requirements.keys()], [...requirements.values()].map(([first]) => first?.createdAt)],
  );
  return rows;
}
