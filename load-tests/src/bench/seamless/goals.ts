/** What a site on two cores that everything shares should reach. */
export const goals = {
  /** Callbacks for each debit of pgbench. */
  ratio: 0.4,
  /** At half of that rate. */
  p99Ms: 50,
  /** Of that p99, beside a storm of old ones. */
  stormTimes: 2,
  /** Of both: the share that was sent of what should have been. */
  sent: 0.99,
} as const;

type Reached = Record<keyof typeof goals | 'broken', number>;

/** What a run comes to: its closing line, and whether every goal was reached and the books are right. */
export function judge({ ratio, p99Ms, stormTimes, sent, broken }: Reached) {
  const missed = [
    ...(ratio < goals.ratio ? ['ratio'] : []),
    ...(p99Ms > goals.p99Ms ? ['p99_ms'] : []),
    ...(stormTimes > goals.stormTimes ? ['storm_times'] : []),
    ...(sent < goals.sent ? ['sent'] : []),
  ];
  const line =
    `bench-seamless ratio=${ratio.toFixed(2)} goal=${goals.ratio} p99_ms=${p99Ms.toFixed(0)} ` +
    `p99_ms_max=${goals.p99Ms} storm_times=${stormTimes.toFixed(2)} ` +
    `storm_times_max=${goals.stormTimes} broken=${broken} missed=${missed.join(',') || 'none'}`;
  return { line, isReached: missed.length === 0 && broken === 0 };
}
