import type { TicketRow } from '../api.ts';

export type TicketNews = {
  /** The same for the same result: settled anew, a ticket has something new to say. */
  mark: string;
  kind: 'won' | 'lost' | 'void';
  ticket: TicketRow;
};

/** A result that is older than this was settled while nobody listened, or was said before. */
const NEWS_MS = 120_000;

/** What is to be said of the tickets of a slip that were settled just now. */
export function ticketNews(tickets: readonly TicketRow[], now: number): TicketNews[] {
  return tickets.flatMap((ticket) => {
    const { betId, betCalResults, state, winCash, settledAt } = ticket;
    if (betCalResults === 'WAIT' || settledAt === null || state === 'cashed-out') return [];
    if (now - Date.parse(settledAt) > NEWS_MS) return [];
    const kind = betCalResults === 'CANCEL' ? 'void' : kindOf(betCalResults);
    return [{ mark: `${betId} ${state} ${winCash}`, kind, ticket }];
  });
}

/** A stake that comes back is no win. */
function kindOf(result: Exclude<TicketRow['betCalResults'], 'WAIT' | 'CANCEL'>) {
  if (result === 'TIE') return 'void';
  return result === 'PASS' ? 'won' : 'lost';
}
