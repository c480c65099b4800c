import type { Protocol, Verb } from '../protocols/protocol.ts';

/** Waits before each further attempt, in units of the process (a second by default). */
type Plan = { readonly bet: readonly number[]; readonly other: readonly number[] };

/**
 * As the protocols' documents have it. What has no attempts left for a bet is rolled back. Hub88
 * asks three times a second apart; Vortex never repeats a bet and a win for half a day.
 */
const plans: Readonly<Record<Protocol['name'], Plan>> = {
  hub: { bet: [1, 1], other: [1, 1, 1, 5, 10, 30, 60, 120, 300, 600] },
  pragmatic: { bet: [], other: [1, 2, 5, 10, 30, 60, 120, 300, 600] },
  'one-wallet': { bet: [], other: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] },
  vortex: { bet: [], other: [1, 3, 5, 60, 180, 300, 3_600, 21_600, 43_200] },
};

/** Calls that book nothing are asked once: who looks asks again. */
export function waitsOf(protocol: Protocol['name'], verb: Verb): readonly number[] {
  if (verb === 'open' || verb === 'balance') return [];
  return verb === 'bet' ? plans[protocol].bet : plans[protocol].other;
}
