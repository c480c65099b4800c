/** How far the clocks of two sides may be apart, in milliseconds. */
export const CLOCKS_MS = 5 * 60_000;

/**
 * Whether somebody can have played then at a vendor with a wallet of its own: only with money that was
 * carried there before.
 *
 * @param since when who first carried money there
 */
export function isCarried(
  since: ReadonlyMap<string, Date>,
  { memberId, at }: { memberId: string | null; at: Date },
): boolean {
  const first = memberId === null ? undefined : since.get(memberId);
  return first !== undefined && at.getTime() >= first.getTime() - CLOCKS_MS;
}
