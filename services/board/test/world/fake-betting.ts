/** Stands where betting would: answers what the board asks of attached bets. */
import type { Keyring } from '@noriter/kit/testing';
import { startFakeService } from './fake-service.ts';

export type FakeBetting = Awaited<ReturnType<typeof startFakeBetting>>;

/** @param keyOf the keys, known once the test's space is open */
export async function startFakeBetting(keyOf: () => Keyring) {
  /** By bet: whose it is, and its state. */
  const bets = new Map<string, { memberId: string; state: string }>();
  const state = { isDown: false };
  const service = await startFakeService(keyOf, 'betting', state, (_path, body) => ({
    ticket: ticketOf(String(body.memberId), String(body.betId)),
  }));

  function ticketOf(memberId: string, betId: string) {
    const bet = bets.get(betId);
    if (bet?.memberId !== memberId) return null;
    return {
      betId,
      groupKey: 'sport',
      vendorCode: 'soccer',
      gameDay: '2026-01-15',
      number: 0,
      marketId: '',
      selectionId: '',
      kind: 'single',
      linesOf: 1,
      odds: '1.95',
      state: bet.state,
      cash: '50000',
      winCash: '0',
      legs: [{ fixtureId: 'sr:match:1', marketKey: 'x', selectionId: 'home', odds: '1.95' }],
    };
  }

  return { ...service, bets };
}
