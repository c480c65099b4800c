/**
 * Slips that are asked for at the same moment are placed in one transaction: what a slip costs is
 * round trips and a commit, and those are the same for a hundred of them. Each is decided by itself,
 * as if it were alone; one that is refused costs the others nothing.
 */
import { isOutage } from '@noriter/kit/outage';
import { together, withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { StakeOutcome } from '../domain/placement/stake.ts';
import { type KnownRequest, readKnownRequests } from '../queries/known-requests.ts';
import type { Placement } from '../queries/placement.ts';
import { readWorlds } from '../queries/placement-world.ts';
import type { SlipView } from '../queries/read-slip.ts';
import { keepRefusals } from './keep-refusals.ts';
import { openMiniDesk } from './mini-desk.ts';
import { linesOfSlip, openSportDesk } from './sport-desk.ts';
import { takeStakes, type WrittenStakes } from './take-stakes.ts';
import { type NewSlip, writeSlips } from './write-slips.ts';

/** How long a caller waits for the wallet, in milliseconds. */
export const REPLY_MS_MAX = 3_000;

/** What the wallet says of a slip's stake; null when it says nothing in time. */
export type Reply = Promise<StakeOutcome | null>;

/**
 * What became of a slip: written and waiting for its stake, or for its second look first; there
 * already, refused, or failed.
 */
export type Placed =
  | { kind: 'written'; slip: SlipView; reply: Reply }
  | { kind: 'delayed'; slip: SlipView; delayMs: number }
  | { kind: 'known' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; error: unknown };

type Decided =
  | { kind: 'known' }
  | { kind: 'new'; slip: NewSlip }
  | { kind: 'refused'; refusal: Refusal; isNew: boolean };

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
  const { placed, stakes } = await withTransaction(deps.pool, async (tx) => {
    const decided = await decideAll(deps, tx, placements);
    const fresh = decided.flatMap((one) => (one.kind === 'new' ? [one.slip] : []));
    const written = await writeSlips(deps, tx, fresh);
    await keepRefusals(tx, newRefusals(placements, decided));
    // Before the commit: the answer may be quicker than this process.
    const replies = repliesTo(deps, written.stakes);
    const slips = new Map(written.slips.map((slip) => [slip.slipId, slip]));
    const all = decided.map((one): Placed => {
      if (one.kind !== 'new') return one;
      const { slipId, rechecksAt, at } = one.slip;
      const slip = slips.get(slipId);
      if (!slip) throw new Error('Each new slip is written.');
      const reply = replies.get(slipId);
      if (reply) return { kind: 'written', slip, reply };
      const delayMs = (rechecksAt?.getTime() ?? 0) - at.getTime();
      return { kind: 'delayed', slip, delayMs };
    });
    return { placed: all, stakes: written.stakes };
  });
  // The next slips are placed while the wallet is at work.
  void takeStakes(deps, stakes);
  return placed;
}

/**
 * A member's slips are decided one after the other: two at once cannot pass a limit together. Nor
 * can two of different members pass what the house may lose on a market.
 */
async function putInLine(tx: pg.ClientBase, names: readonly string[]): Promise<void> {
  await tx.query({
    name: 'bets-in-line',
    text: `
      select pg_advisory_xact_lock(line)::text
      from (
        select distinct hashtextextended(name, 0) as line
        from unnest($1::text[]) as name order by line
      ) as lines`,
    values: [names],
  });
}

function linesOf(placement: Placement): string[] {
  const ofMember = `bets of ${placement.bettor.memberId}`;
  return placement.product === 'sport' ? [ofMember, ...linesOfSlip(placement)] : [ofMember];
}

async function decideAll(
  deps: BettingDeps,
  tx: pg.ClientBase,
  placements: readonly Placement[],
): Promise<Decided[]> {
  const slipIds = placements.map(({ slipId }) => slipId);
  // In this order: what is read is read when all are in line.
  const [, known, rows, miniDesk, sportDesk] = await together(tx, () => [
    putInLine(tx, placements.flatMap(linesOf)),
    readKnownRequests(tx, slipIds),
    readWorlds(tx, placements),
    openMiniDesk(deps, tx, placements.filter(isMini)),
    openSportDesk(deps, tx, placements.filter(isSport)),
  ]);
  // What is decided here is there for those behind it, as it will be for those after.
  const waiting = new Map<string, number>();
  const decided: Decided[] = [];
  for (const [index, placement] of placements.entries()) {
    const { slipId, bettor, asked } = placement;
    const earlier = known.get(slipId);
    if (earlier !== undefined) {
      decided.push(asBefore(earlier, asked));
      continue;
    }
    const row = rows[index];
    if (row === undefined) throw new Error('Each slip has its world.');
    const more = waiting.get(bettor.memberId) ?? 0;
    const world = { ...row, waitingSlips: row.waitingSlips + more };
    const slip =
      placement.product === 'mini'
        ? await miniDesk(placement, world)
        : await sportDesk(placement, world);
    if (slip instanceof Refusal) {
      known.set(slipId, { asked, refusal: slip });
      decided.push({ kind: 'refused', refusal: slip, isNew: true });
      continue;
    }
    known.set(slipId, { asked, refusal: null });
    waiting.set(bettor.memberId, more + 1);
    decided.push({ kind: 'new', slip });
  }
  return decided;
}

function isMini(one: Placement): one is Extract<Placement, { product: 'mini' }> {
  return one.product === 'mini';
}

function isSport(one: Placement): one is Extract<Placement, { product: 'sport' }> {
  return one.product === 'sport';
}

/** Its contents were another's when the same id comes with a request that is not the same. */
function asBefore(earlier: KnownRequest, asked: string): Decided {
  if (earlier.asked !== asked) {
    return { kind: 'refused', refusal: refuse(transportCodes, 'C999'), isNew: false };
  }
  const { refusal } = earlier;
  return refusal === null ? { kind: 'known' } : { kind: 'refused', refusal, isNew: false };
}

function newRefusals(placements: readonly Placement[], decided: readonly Decided[]) {
  return placements.flatMap((placement, index) => {
    const one = decided[index];
    return one?.kind === 'refused' && one.isNew ? [{ ...placement, refusal: one.refusal }] : [];
  });
}

/**
 * A caller too many gets no reply, and learns the outcome as everybody does who has waited.
 *
 * @returns the replies to come, by the slips' ids
 */
export function repliesTo(
  { replies }: Pick<BettingDeps, 'replies'>,
  { slipIds, commandIds }: WrittenStakes,
): Map<string, Reply> {
  const coming = commandIds.map((id) => replies.expect(id, REPLY_MS_MAX).catch(() => null));
  return new Map(slipIds.map((slipId, index) => [slipId, coming[index] ?? Promise.resolve(null)]));
}
