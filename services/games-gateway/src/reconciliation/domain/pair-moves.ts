import type { OurMove, TheirMove } from './move.ts';

/** What we may have a vendor's word as, where it is another: each protocol pays a jackpot by a verb of its own. */
const ourVerbs: Readonly<Record<string, readonly string[]>> = {
  jackpot: ['jackpot_win', 'win', 'promotion_win'],
};

type Named = { id: string; verb: string };

/** A transaction's name within a vendor. */
export const keyOf = ({ id, verb }: Named) => `${verb} ${id}`;
const keysOf = ({ id, verb }: Named) =>
  (ourVerbs[verb] ?? [verb]).map((own) => keyOf({ id, verb: own }));

/**
 * Which of ours each of theirs is: the first of them with its id and verb. A second one they have counted
 * twice, and we have not. What has our own word for it comes before what may have several.
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
    const key = keysOf(one).find((known) => free.has(known));
    const own = key === undefined ? undefined : free.get(key);
    if (key === undefined || own === undefined) continue;
    free.delete(key);
    pairs.set(one, own);
  }
  return pairs;
}
