/** How often a partner is settled, by the Korean calendar; a week begins on Monday. */
export const cycles = ['day', 'week', 'half-month', 'month'] as const;
export type Cycle = (typeof cycles)[number];
