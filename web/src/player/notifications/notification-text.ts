import type { TFunction } from 'i18next';
import type { NotificationRow } from '../../shared/api/contracts.ts';
import { points, won } from '../../shared/format/money.ts';

export type News = Pick<NotificationRow, 'kind' | 'amount' | 'subjectId'>;

/** What happened, in one sentence with its amount. */
export function notificationText(t: TFunction<'notification'>, { kind, amount }: News): string {
  const isPoints = kind === 'points-granted' || kind === 'points-converted';
  // "Taken off" and "back" say already which way the money went; a difference needs its sign.
  const shown =
    kind === 'bet-corrected' || kind === 'bet-reopened' ? amount : amount.replace('-', '');
  return t(`kind.${kind}`, { amount: isPoints ? points(shown) : won(shown) });
}
