import { betWord } from '../../../../shared/bets/bet-words.ts';
import type { TicketRow } from '../../../sportsbook/model/sport-types.ts';

export type TicketNews = {
  /** The same for the same result: settled anew, a ticket has something new to say. */
  mark: string;
  kind: (typeof kinds)[number];
  ticket: TicketRow;
};

/** What is shown by itself; cashing out was the member's own doing. */
const kinds = ['won', 'lost', 'void', 'cancelled'] as const;

/** A result that is older than this was settled while nobody listened, or was said before. */
const NEWS_MS = 120_000;

/** What is to be said of the tickets of a slip that were settled just now. */
export function ticketNews(tickets: readonly TicketRow[], now: number): TicketNews[] {
  return tickets.flatMap((ticket) => {
    const { betId, state, winCash, settledAt } = ticket;
    const kind = kinds.find((word) => word === betWord(ticket));
    if (kind === undefined || settledAt === null) return [];
    if (now - Date.parse(settledAt) > NEWS_MS) return [];
    return [{ mark: `${betId} ${state} ${winCash}`, kind, ticket }];
  });
}
