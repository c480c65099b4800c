import { describe, expect, it } from 'vitest';
import type { TicketRow } from '../api.ts';
import { ticketNews } from './ticket-news.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

function ticket(
  betCalResults: TicketRow['betCalResults'],
  winCash: string,
  agoMs = 1_000,
): TicketRow {
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
    state: betCalResults === 'WAIT' ? 'accepted' : 'won',
    type: 'win',
    betCalResults,
    settledAt: betCalResults === 'WAIT' ? null : new Date(now - agoMs).toISOString(),
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
    ['PASS', 'won'],
    ['FAIL', 'lost'],
    ['TIE', 'void'],
    ['CANCEL', 'void'],
  ] as const)('%s is %s', (result, kind) => {
    expect(ticketNews([ticket(result, '0')], now)).toMatchObject([{ kind }]);
  });

  it('is said of what was settled just now, each ticket by itself', () => {
    const tickets = [ticket('WAIT', '0'), ticket('PASS', '19500'), ticket('FAIL', '0', 300_000)];
    expect(ticketNews(tickets, now).map(({ kind }) => kind)).toEqual(['won']);
  });

  it('is not said of what the member sold', () => {
    const sold = { ...ticket('TIE', '9000'), state: 'cashed-out' as const };
    expect(ticketNews([sold], now)).toEqual([]);
  });

  it('is another one when a ticket is settled anew', () => {
    const [one] = ticketNews([ticket('PASS', '19500')], now);
    const [other] = ticketNews([ticket('PASS', '10000')], now);
    expect(one?.mark).not.toBe(other?.mark);
  });
});
