import i18next from 'i18next';
import type { Slip } from '../../api/contracts.ts';
import { queryClient } from '../../app/query-client.ts';
import { toast } from '../../components/toasts.ts';
import { won } from '../../format/money.ts';
import type { LiveMessage } from '../../live/live-message.ts';
import { isTicketSlip } from '../sport/api.ts';
import { tellTickets } from '../sport/tickets/tell-tickets.ts';
import { betKey, slipQuery } from './bet-queries.ts';
import { newsOf } from './slip-news.ts';

/** A result is told when the draw has been played, not before. */
const playedMs = 3_000;
/** Each slip's result that was said already, in this tab. */
const said = new Set<string>();

/** `BET`: what became of a slip. The lists are asked for afresh; its end is said once. */
export function takeBetNews({ data1: slipId, data2: became }: LiveMessage): void {
  if (became === 'accepted' || became === 'refused') tellDecision(slipId, became);
  void queryClient.invalidateQueries({ queryKey: betKey });
  if (became !== 'settled' && became !== 'voided') return;
  void tellResult(slipId).catch(() => undefined);
}

/** Said only where the slip had to wait; the others were answered where they were placed. */
function tellDecision(slipId: string, became: 'accepted' | 'refused'): void {
  const known = queryClient.getQueryData<Slip>(slipQuery(slipId).queryKey);
  if (known?.state !== 'pending') return;
  toast(became === 'accepted' ? 'good' : 'bad', i18next.t(`bet.news.${became}`));
}

async function tellResult(slipId: string): Promise<void> {
  const slip = await queryClient.fetchQuery({ ...slipQuery(slipId), staleTime: 0 });
  // A match is over when it is settled; a draw is played first.
  if (isTicketSlip(slip)) return tellTickets(slip);
  await new Promise((resolve) => setTimeout(resolve, playedMs));
  const news = newsOf(slip);
  if (news === null || said.has(news.mark)) return;
  said.add(news.mark);
  const { kind, count, winners, returned } = news;
  const game = i18next.t(`mini.game.${slip.gameId}` as 'mini.game.powerball');
  toast(
    kind === 'won' ? 'good' : 'note',
    i18next.t(`bet.news.${kind}`, {
      game,
      number: slip.number,
      count,
      winners,
      amount: won(returned.toString()),
    }),
  );
}
