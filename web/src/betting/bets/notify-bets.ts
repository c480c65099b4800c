import i18next from 'i18next';
import type { Slip } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { won } from '../../shared/format/money.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import type { LiveMessage } from '../../shared/live/live-message.ts';
import { type Toast, toast } from '../../shared/ui/overlays/toasts.ts';
import { miniGameOf } from '../mini/model/mini-games.ts';
import { resultText } from '../mini/model/use-result-text.ts';
import { roundDetailQuery } from '../mini/rounds/mini-queries.ts';
import { isTicketSlip } from '../sportsbook/model/sport-types.ts';
import { newsOf } from './model/results/slip-result.ts';
import { slipLink } from './model/slip-link.ts';
import { betKey, slipQuery } from './queries/bet-queries.ts';
import { notifyTickets } from './tickets/notify-tickets.ts';

/** A result is shown when the draw has been played, not before. */
const playedMs = 3_000;
/** Each slip's result that was shown already, in this tab. */
const shown = new Set<string>();

/** `BET`: what became of a slip. The lists are asked for afresh; its end is shown once. */
export function takeBetNews({ data1: slipId, data2: became }: LiveMessage): void {
  if (became === 'accepted' || became === 'refused') notifyDecision(slipId, became);
  void queryClient.invalidateQueries({ queryKey: betKey });
  if (became !== 'settled' && became !== 'voided') return;
  void notifyResult(slipId).catch(() => undefined);
}

/** Shown only where the slip had to wait; the others were answered where they were placed. */
function notifyDecision(slipId: string, became: 'accepted' | 'refused'): void {
  const known = queryClient.getQueryData<Slip>(slipQuery(slipId).queryKey);
  if (known?.state !== 'pending') return;
  void showNews(slipId, became === 'accepted' ? 'good' : 'bad', i18next.t(`bet.news.${became}`));
}

/** The words of the link come with the notification centre's: no page need have them before. */
async function showNews(slipId: string, tone: Toast['tone'], text: string): Promise<void> {
  const isThere = await loadTexts('notification').then(
    () => true,
    () => false,
  );
  const open = i18next.getFixedT(null, 'notification');
  toast(tone, text, isThere ? slipLink(slipId, open('open')) : undefined);
}

async function notifyResult(slipId: string): Promise<void> {
  const slip = await queryClient.fetchQuery({ ...slipQuery(slipId), staleTime: 0 });
  // A match is over when it is settled; a draw is played first.
  if (isTicketSlip(slip)) return notifyTickets(slip);
  await new Promise((resolve) => setTimeout(resolve, playedMs));
  const news = newsOf(slip);
  if (news === null || shown.has(news.mark)) return;
  shown.add(news.mark);
  const { kind, count, winners, returned, staked } = news;
  const game = i18next.t(`mini.game.${slip.gameId}` as 'mini.game.powerball');
  const amount = won(kind === 'lost' ? `-${staked}` : returned.toString());
  const { number } = slip;
  const became = i18next.t(`bet.news.${kind}`, { game, number, count, winners, amount });
  const drawn = kind === 'void' ? '' : await drawnText(slip);
  const text = [became, drawn].filter((part) => part !== '').join(' · ');
  await showNews(slipId, kind === 'won' ? 'good' : 'note', text);
}

/** What was drawn; nothing where it cannot be read, for the news is of the money. */
async function drawnText({ gameId, gameDay, number }: Slip): Promise<string> {
  const game = miniGameOf(gameId);
  if (game === null) return '';
  const round = { gameId: game, gameDay, number };
  const drawn = await queryClient
    .ensureQueryData({ ...roundDetailQuery(round), retry: false })
    .catch(() => null);
  return drawn === null ? '' : resultText(i18next.t, game, drawn);
}
