import { describe, expect, it } from 'vitest';
import type { TicketRow } from '../../../sportsbook/model/sport-types.ts';
import { ticketNews } from './ticket-results.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

function ticket(state: TicketRow['state'], winCash: string, agoMs = 1_000): TicketRow {
  return {
    betId: 'b-1',
    slipId: 's-1',
    placedAt: '2026-11-21T10:00:00.000Z',
    groupKey: 'sport',
    vendorCode: 'soccer',
    gameDay: '2026-11-21',
    number: 0,
    marketId: '',
    selectionId: '',
    cash: '10000',
    winCash,
    resultCash: '0',
    gameMoney: '19500',
    state,
    isCancelled: false,
    isToBeCancelled: false,
    isFreeBet: false,
    type: 'win',
    betCalResults: 'PASS',
    settledAt: state === 'accepted' ? null : new Date(now - agoMs).toISOString(),
    kind: 'single',
    linesOf: 1,
    lineStake: '10000',
    openLineStake: '10000',
    bonus: null,
    odds: '1.95',
    cashedOut: '0',
    legs: [],
  };
}

describe('the news of tickets', () => {
  it.each([
    ['won', false, 'won'],
    ['lost', false, 'lost'],
    ['void', false, 'void'],
    ['void', true, 'cancelled'],
  ] as const)('of one that is %s, and taken back %s, are %s', (state, isCancelled, kind) => {
    expect(ticketNews([{ ...ticket(state, '0'), isCancelled }], now)).toMatchObject([{ kind }]);
  });

  it('is said of what was settled just now, each ticket by itself', () => {
    const tickets = [ticket('accepted', '0'), ticket('won', '19500'), ticket('lost', '0', 300_000)];
    expect(ticketNews(tickets, now).map(({ kind }) => kind)).toEqual(['won']);
  });

  it('is not said of what the member sold', () => {
    expect(ticketNews([ticket('cashed-out', '9000')], now)).toEqual([]);
  });

  it('is another one when a ticket is settled anew', () => {
    const [one] = ticketNews([ticket('won', '19500')], now);
    const [other] = ticketNews([ticket('won', '10000')], now);
    expect(one?.mark).not.toBe(other?.mark);
  });
});
