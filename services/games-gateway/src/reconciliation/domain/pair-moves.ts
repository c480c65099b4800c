import type { OurMove, TheirMove } from './move.ts';

/** What we may have a vendor's word as, where it is another: each protocol pays a jackpot by a verb of its own. */
const ourVerbs: Readonly<Record<string, readonly string[]>> = {
  jackpot: ['jackpot_win', 'win', 'promotion_win'],
};

/**
 * How far apart in time a transaction may be on both sides, in milliseconds: clocks differ, and what we did not answer
 * is called again. What is further apart is no pair, whoever compares how much of the feed: lines could be dated so that
 * nobody ever judges them.
 */
export const APART_MS = 30 * 60_000;

/**
 * How long before and after a time both records decide about it. A line may be one of three of ours; whether the last of
 * these is free depends on other lines near it, which were to have the second where that was free, and so on: each of the
 * three is a step from lines to ours, and one from there to other lines.
 */
export const OUR_REACH_MS = 5 * APART_MS;
export const THEIR_REACH_MS = 6 * APART_MS;

type Named = { id: string; verb: string };

/** A transaction's name within a vendor. */
export const keyOf = ({ id, verb }: Named) => `${verb} ${id}`;
const keysOf = ({ id, verb }: Named) =>
  (ourVerbs[verb] ?? [verb]).map((own) => keyOf({ id, verb: own }));

/**
 * Which of ours each of theirs is: the first of them with its id and verb, at about its time. A second one they have
 * counted twice, and we have not. What has our own word for it comes before what may have several.
 */
export function pairUp(
  ours: readonly OurMove[],
  theirs: readonly TheirMove[],
): ReadonlyMap<TheirMove, OurMove> {
  const free = new Map(ours.map((one) => [keyOf(one), one]));
  const pairs = new Map<TheirMove, OurMove>();
  const inOrder = theirs.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const hasSeveral = ({ verb }: TheirMove) => ourVerbs[verb] !== undefined;
  for (const one of inOrder.toSorted((a, b) => Number(hasSeveral(a)) - Number(hasSeveral(b)))) {
    const key = keysOf(one).find((known) => isNear(free.get(known), one));
    const own = key === undefined ? undefined : free.get(key);
    if (key === undefined || own === undefined) continue;
    free.delete(key);
    pairs.set(one, own);
  }
  return pairs;
}

const isNear = (own: OurMove | undefined, their: TheirMove) =>
  own !== undefined && Math.abs(own.at.getTime() - their.at.getTime()) <= APART_MS;
