/**
 * Invariant: nobody has a higher rate than whoever stands right above, nor a lower one than anybody
 * right below, now and with what waits for its day. A changed rate stays for a day, and begins now or
 * later.
 */
import { boundsFrom, type DatedRate } from './rate-history.ts';

/** Somebody beside a holder, and what they have of one category and kind. */
export type Neighbour = {
  readonly memberId: string;
  readonly name: string;
  readonly rates: readonly DatedRate[];
};

export type Blocking = { readonly memberId: string; readonly name: string; readonly ppm: number };

/** PT201 above the parent, PT202 below a child, PT203 locked, PT204 in the past. */
export type RateFault = {
  readonly code: 'PT201' | 'PT202' | 'PT203' | 'PT204';
  readonly blocking: readonly Blocking[];
};

type Wish = { readonly ppm: number; readonly effectiveFrom: Date; readonly now: Date };

const LOCK_MS = 86_400_000;

/** Until when a rate cannot be changed again; null when it can be. */
export function lockedUntil(
  rates: readonly (DatedRate & { readonly changedAt: Date })[],
  now: Date,
): Date | null {
  const ends = rates.map(({ changedAt, effectiveFrom }) =>
    Math.max(changedAt.getTime() + LOCK_MS, effectiveFrom.getTime()),
  );
  const last = Math.max(0, ...ends);
  return last > now.getTime() ? new Date(last) : null;
}

/**
 * What forbids a rate, by those who stand in the way.
 *
 * @param parent null of a head office, which has nobody above
 */
export function rateFaults(
  { ppm, effectiveFrom, now }: Wish,
  beside: { readonly parent: Neighbour | null; readonly children: readonly Neighbour[] },
): RateFault[] {
  if (effectiveFrom < now) return [{ code: 'PT204', blocking: [] }];
  const { parent, children } = beside;
  const ceiling =
    parent === null ? [] : [{ ...parent, ppm: boundsFrom(parent.rates, effectiveFrom).min }];
  const above = ceiling.filter((one) => ppm > one.ppm);
  const below = children
    .map((child) => ({ ...child, ppm: boundsFrom(child.rates, effectiveFrom).max }))
    .filter((child) => ppm < child.ppm);
  return [
    ...(above.length === 0 ? [] : [{ code: 'PT201' as const, blocking: above.map(named) }]),
    ...(below.length === 0 ? [] : [{ code: 'PT202' as const, blocking: below.map(named) }]),
  ];
}

function named({ memberId, name, ppm }: Blocking): Blocking {
  return { memberId, name, ppm };
}
