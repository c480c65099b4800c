const minuteMs = 60_000;

/** How long a session lives that nobody uses: the service ends it by its last renewal, a tab by the last use. */
export const sessionIdleMs = { member: 120 * minuteMs, operator: 30 * minuteMs } as const;
