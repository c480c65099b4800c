import i18next from 'i18next';
import { won } from '../../../shared/format/money.ts';
import { serverNow } from '../../../shared/format/server-clock.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { TicketSlip } from '../../sportsbook/model/sport-types.ts';
import { ticketNews } from '../model/results/ticket-results.ts';
import { slipLink } from '../model/slip-link.ts';

/** Each ticket's result that was said already, in this tab. */
const reported = new Set<string>();

/** Tickets the member takes back here and now: the page says it by itself. */
const ownDoing = new Set<string>();

export function keepQuiet(betId: string): () => void {
  ownDoing.add(betId);
  return () => ownDoing.delete(betId);
}

/** Says what became of the tickets of a slip, each once, wherever the member is on the site. */
export async function notifyTickets(slip: TicketSlip): Promise<void> {
  const news = ticketNews(slip.bets, serverNow()).filter(
    ({ mark, ticket }) => !reported.has(mark) && !ownDoing.has(ticket.betId),
  );
  if (news.length === 0) return;
  await loadTexts('sport');
  const t = i18next.getFixedT(null, 'sport');
  for (const { mark, kind, ticket } of news) {
    reported.add(mark);
    const { legs, linesOf, winCash } = ticket;
    const name = t(`ticket.${ticket.kind}`, { folds: legs.length, size: linesOf });
    toast(
      kind === 'won' ? 'good' : 'note',
      t(`news.${kind}`, { ticket: name, amount: won(winCash) }),
      slipLink(ticket.slipId, t('news.open')),
    );
  }
}
