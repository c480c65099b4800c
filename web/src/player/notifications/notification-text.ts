import type { TFunction } from 'i18next';
import type { NotificationRow } from '../../shared/api/contracts.ts';
import { voidWord } from '../../shared/bets/bet-words.ts';
import { points, won } from '../../shared/format/money.ts';

export type News = Pick<NotificationRow, 'kind' | 'amount' | 'subjectId'> &
  Partial<Pick<NotificationRow, 'reason'>>;

/** What happened, in one sentence with its amount. */
export function notificationText(t: TFunction<'notification'>, news: News): string {
  const { kind, amount } = news;
  const isPoints = kind === 'points-granted' || kind === 'points-converted';
  // "Taken off" and "back" say already which way the money went; a difference needs its sign.
  const shown =
    kind === 'bet-corrected' || kind === 'bet-reopened' ? amount : amount.replace('-', '');
  return t(`kind.${wordOf(news)}`, { amount: isPoints ? points(shown) : won(shown) });
}

function wordOf({ kind, reason = '' }: News) {
  return kind === 'bet-voided' && voidWord(reason) === 'cancelled' ? 'bet-cancelled' : kind;
}

/** Why, in an operator's words: what is kept with a bet is a word of the machine. */
export function operatorsReason({ kind, reason = '' }: News): string {
  return kind.startsWith('bet-') ? '' : reason;
}
