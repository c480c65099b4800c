/** Forged calls that were taken, by vendor, mode and verb: `bomb replayed-nonce bet` → how often. */
export type Forgeries = ReadonlyMap<string, number>;

export type ForgeriesTaken = {
  /** None may be: each is a fault of the site. */
  readonly wronged: Map<string, number>;
  /** The same bytes, answered again as they were before. */
  readonly answeredAgain: Map<string, number>;
};

/**
 * Which of them the site is to blame for. While Redis is lost nobody knows which nonces were seen, so the same
 * bytes may be let in again: their transaction is known, it gets its stored answer, and the comparison of
 * both books shows that nothing moved. Once every part works none may pass.
 *
 * @param broken what was taken until every part worked again
 */
export function judgeForgeries(all: Forgeries, broken: Forgeries): ForgeriesTaken {
  const [wronged, answeredAgain] = [new Map<string, number>(), new Map<string, number>()];
  for (const [name, count] of all) {
    const early = isReplay(name) ? Math.min(count, broken.get(name) ?? 0) : 0;
    if (early > 0) answeredAgain.set(name, early);
    if (count > early) wronged.set(name, count - early);
  }
  return { wronged, answeredAgain };
}

function isReplay(name: string): boolean {
  return name.split(' ')[1] === 'replayed-nonce';
}
