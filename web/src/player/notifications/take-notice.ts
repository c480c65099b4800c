import i18next from 'i18next';
import { queryClient } from '../../shared/api/query-client.ts';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import type { LiveMessage } from '../../shared/live/live-message.ts';
import { lookForFreeBets } from '../../shared/member/free-bets.ts';
import { inquiriesKey } from '../../shared/member/inquiries.ts';
import { notificationKey, takeUnreadNotifications } from '../../shared/member/notifications.ts';
import { promotionsKey } from '../../shared/member/promotions.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { notificationPlace } from './notification-place.ts';
import { type News, notificationText } from './notification-text.ts';

/** What the member sees where it happens: own acts, and results that the bets' own news show. */
const shownElsewhere: readonly News['kind'][] = [
  'points-converted',
  'bonus-forfeited',
  'transfer-given',
  'transfer-collected',
  'bet-refused',
  'bet-won',
  'bet-lost',
  'bet-voided',
  'bet-cashed-out',
];

const badNews = /-(rejected|down|back|corrected|reopened|changed)$/;

/** Nothing went wrong, and nothing is to be glad of. */
const noted: readonly string[] = ['rank-lowered', 'rank-ended', 'free-bet-ending'];

/** So many at once are read in the notification centre. */
const TOASTS_MAX = 2;

/** `NOTICE`: there are new notifications, or another browser has read some. */
export async function takeNotice({ data1, data2 }: LiveMessage): Promise<void> {
  takeUnreadNotifications(Number(data1) || 0);
  if (data2 === '') return;
  void queryClient.invalidateQueries({ queryKey: [...notificationKey, 'list'] });
  await loadTexts('notification');
  const t = i18next.getFixedT(null, 'notification');
  const news = (JSON.parse(data2) as News[]).filter(
    // A newer server may have kinds without a word here.
    ({ kind }) => !shownElsewhere.includes(kind) && i18next.exists(`notification:kind.${kind}`),
  );
  // The thread may be open: its answer stands there at once.
  if (news.some(({ kind }) => kind === 'inquiry-answered')) {
    void queryClient.invalidateQueries({ queryKey: inquiriesKey });
  }
  // Rank, benefits and history of the page of promotions are of before.
  if (news.some(({ kind }) => kind.startsWith('rank-'))) {
    void queryClient.invalidateQueries({ queryKey: promotionsKey });
  }
  if (news.some(({ kind }) => kind.startsWith('free-bet-'))) lookForFreeBets();
  for (const one of news.slice(-TOASTS_MAX)) {
    toast(toneOf(one.kind), notificationText(t, one), {
      ...notificationPlace(one),
      text: t('open'),
    });
  }
}

function toneOf(kind: string): 'good' | 'bad' | 'note' {
  if (kind.endsWith('-held') || noted.includes(kind)) return 'note';
  return badNews.test(kind) ? 'bad' : 'good';
}
