import type { Keyring } from '@noriter/kit/testing';
import { startFakeService } from './fake-service.ts';

/** Stands where the wallet would: what the main page shows of deposits and withdrawals. */
export function startFakeWallet(keyOf: () => Keyring) {
  const state = { isDown: false, calls: 0 };
  const row = { memberMasked: 'pl***', amount: '50000', at: '2026-01-15T02:00:00.000Z' };
  return startFakeService(keyOf, 'wallet', state, () => {
    state.calls += 1;
    return { deposits: [row], withdrawals: [], today: [row], week: [row] };
  });
}
