/** Whether readers see a piece of content at a moment, and if not, why. */
export type ShownState = 'off' | 'planned' | 'shown' | 'over';

type Shown = { enabled: boolean; from?: string | null; until?: string | null };

export function shownState({ enabled, from, until }: Shown, now: number): ShownState {
  if (!enabled) return 'off';
  if (until !== null && until !== undefined && Date.parse(until) <= now) return 'over';
  return from !== null && from !== undefined && Date.parse(from) > now ? 'planned' : 'shown';
}
