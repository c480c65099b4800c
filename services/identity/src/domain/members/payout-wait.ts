// Invariant: who takes an account over cannot empty it before its owner has had time to see it:
// after each change of what leads to payouts there are no withdrawals for some hours.

/** From when the member may withdraw again; null when they may now. */
export function withdrawalsFrom(
  changedAt: Date | null,
  { waitHours, now }: { waitHours: number; now: Date },
): Date | null {
  if (changedAt === null) return null;
  const from = new Date(changedAt.getTime() + waitHours * 3_600_000);
  return from > now ? from : null;
}
