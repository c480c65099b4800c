/**
 * Invariant: by a vendor's word alone no more comes home than what was carried there and, in a day, the most that a
 * member may win there by the highest bound of that day; nor is what all members bring home so in a Korean day more than
 * the vendor's. What it says above that becomes cash when somebody has looked.
 */
import type { Won } from '@noriter/kit/money';

/** So long what came home counts, in milliseconds. */
export const WON_WITHIN_MS = 86_400_000;

/** A member's money at a vendor by our own record, since it last came home longer than a day ago. */
export type Visit = {
  /** What the vendor has taken. Not what it has not answered about: it could still say that it never had it. */
  readonly carried: Won;
  /** What came home, or may still come. */
  readonly home: Won;
  /** What it has taken since money last came home, less what may still come: below zero where that is more. */
  readonly lies: Won;
};

/**
 * Whether what a vendor says that a member has may come home, with what came since. No more than what lies there adds
 * no win to what was believed before, so that it is a member's own however low the bound is by now.
 */
export function isBelieved(stated: Won, { carried, home, lies }: Visit, most: Won): boolean {
  return stated <= lies || home + stated - carried <= most;
}

/**
 * What of a homecoming is won by the vendor's word alone: so much more comes home then, beyond what was carried there, than
 * if no more came than what lies there. So all of a member's together are never less than what came home beyond that.
 */
export function surplusOf(stated: Won, { carried, home, lies }: Visit): Won {
  const known = atLeast(0n, lies);
  const wonWith = (coming: Won) => atLeast(0n, home + coming - carried);
  return wonWith(atLeast(known, stated)) - wonWith(known);
}

const atLeast = (least: Won, amount: Won) => (amount > least ? amount : least);
