/**
 * Slips that are asked for at the same moment are placed in one transaction: what a slip costs is
 * round trips and a commit, and those are the same for a hundred of them. Each is decided by itself,
 * as if it were alone; one that is refused costs the others nothing.
 */
import { isOutage } from '@noriter/kit/outage';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { decidePlacement, type Refused } from '../domain/placement/decide.ts';
import { stakeCommandId } from '../domain/placement/stake.ts';
import { errors } from '../errors.ts';
import {
  type HeldRow,
  heldOnDraw,
  type Placement,
  readWorlds,
} from '../queries/placement-world.ts';
import type { SlipView } from '../queries/read-slip.ts';
import { type NewSlip, writeSlips } from './write-slips.ts';

/** How long a caller waits for the wallet, in milliseconds. */
export const REPLY_MS_MAX = 3_000;

type Reply = Promise<Uint8Array | null>;

/** What became of a slip: written and waiting for its stake, there already, refused, or failed. */
export type Placed =
  | { kind: 'written'; slip: SlipView; reply: Reply }
  | { kind: 'known' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: unknown };

type Decided = Exclude<Placed, { kind: 'written' }> | { kind: 'new'; slip: NewSlip };

/**
 * Places slips together. When they cannot be written together for another reason than an outage,
 * each is tried alone, so that the one that cannot be written is the only one to fail.
 *
 * @returns for each slip what became of it, in their order
 */
export async function placeSlips(
  deps: BettingDeps,
  placements: readonly Placement[],
): Promise<Placed[]> {
  try {
    return await placeTogether(deps, placements);
  } catch (error) {
    if (isOutage(error)) throw error;
    if (placements.length === 1) return [{ kind: 'failed', error }];
    deps.log.warn({ err: error, slips: placements.length }, 'slips are placed one by one');
    const alone: Placed[] = [];
    for (const placement of placements) alone.push(...(await placeSlips(deps, [placement])));
    return alone;
  }
}

async function placeTogether(
  deps: BettingDeps,
  placements: readonly Placement[],
): Promise<Placed[]> {
  return withTransaction(deps.pool, async (tx) => {
    await putInLine(tx, placements);
    const decided = await decideAll(deps, tx, placements);
    const fresh = decided.flatMap((one) => (one.kind === 'new' ? [one.slip] : []));
    // Before the commit: the answer may be quicker than this process.
    const replies = new Map(fresh.map(({ slipId }) => [slipId, replyTo(deps, slipId)]));
    const slips = await writeSlips(deps, tx, fresh);
    const written = new Map(slips.map((slip) => [slip.slipId, slip]));
    return decided.map((one) => {
      if (one.kind !== 'new') return one;
      const slip = written.get(one.slip.slipId);
      const reply = replies.get(one.slip.slipId);
      if (!slip || !reply) throw new Error('Each new slip is written.');
      return { kind: 'written', slip, reply };
    });
  });
}

/** A member's slips are decided one after the other: two at once cannot pass a limit together. */
async function putInLine(tx: pg.ClientBase, placements: readonly Placement[]): Promise<void> {
  await tx.query({
    name: 'bets-in-line',
    text: `
      select pg_advisory_xact_lock(line)::text
      from (
        select distinct hashtextextended('bets of ' || member_id, 0) as line
        from unnest($1::text[]) as member_id order by line
      ) as lines`,
    values: [placements.map(({ bettor }) => bettor.memberId)],
  });
}

async function decideAll(
  { siteDocuments }: BettingDeps,
  tx: pg.ClientBase,
  placements: readonly Placement[],
): Promise<Decided[]> {
  const known = await knownSlips(tx, placements);
  const { worlds, held } = await readWorlds(tx, siteDocuments, placements);
  // What is accepted here is there for those behind it, as it will be for those after.
  const added = new Map<string, string>();
  const waiting = new Map<string, number>();
  return placements.map((placement, index): Decided => {
    const { slipId, ask, asked, bettor } = placement;
    const earlier = added.get(slipId);
    const isSame = earlier === undefined ? known.get(index) : earlier === asked;
    if (isSame !== undefined) return knownOrOther(isSame);
    const world = worlds[index];
    if (world === undefined) throw new Error('Each slip has its world.');
    const more = waiting.get(bettor.memberId) ?? 0;
    const decision = decidePlacement(ask, {
      ...world,
      held: heldOnDraw(held, placement),
      waitingSlips: world.waitingSlips + more,
    });
    if ('refusal' in decision) return { kind: 'refused', refusal: refusalOf(decision) };
    added.set(slipId, asked);
    waiting.set(bettor.memberId, more + 1);
    held.push(...heldBy(placement, decision.bets));
    return { kind: 'new', slip: { ...placement, ...decision, at: world.at } };
  });
}

/** @returns for each slip that exists, by its place, whether it is of the same request */
async function knownSlips(
  tx: pg.ClientBase,
  placements: readonly Placement[],
): Promise<Map<number, boolean>> {
  const { rows } = await tx.query<{ place: number; isSame: boolean }>({
    name: 'slips-known',
    text: `
      select one.place::int - 1 as place, slip.asked = one.asked as "isSame"
      from unnest($1::uuid[], $2::jsonb[]) with ordinality as one (slip_id, asked, place)
        join bet_slip as slip using (slip_id)`,
    values: [placements.map(({ slipId }) => slipId), placements.map(({ asked }) => asked)],
  });
  return new Map(rows.map(({ place, isSame }) => [place, isSame]));
}

/** Its contents were another's when the same id comes with a request that is not the same. */
function knownOrOther(isSame: boolean): Decided {
  return isSame ? { kind: 'known' } : { kind: 'refused', refusal: refuse(transportCodes, 'C999') };
}

function heldBy(
  { bettor: { memberId }, ask: { gameId, gameDay, number } }: Placement,
  bets: NewSlip['bets'],
): HeldRow[] {
  return bets.map(({ marketId, selectionId, stake }) => {
    const bet = { gameId, marketId, selectionId, stake, isRecent: true };
    return { ...bet, memberId, gameDay, number };
  });
}

/** A caller too many gets no reply, and learns the outcome as everybody does who has waited. */
function replyTo({ replies }: BettingDeps, slipId: string): Reply {
  return replies.expect(stakeCommandId(slipId), REPLY_MS_MAX).catch(() => null);
}

function refusalOf({ refusal, params, selections }: Refused): Refusal {
  return refuse(errors, refusal, params, selections.length === 0 ? null : { selections });
}
