import type { NotificationRow } from '../../shared/api/contracts.ts';
import type { ToastLink } from '../../shared/ui/overlays/toasts.ts';

type Named = Pick<NotificationRow, 'kind' | 'subjectId'>;

const places = {
  deposit: '/member/mypage/charge/list',
  withdrawal: '/member/mypage/exchange/list',
  bet: '/member/mypage/betting/list',
  points: '/member/mypage/point',
  payout: '/member/mypage/info',
  second: '/member/mypage/info',
  rank: '/member/promotion',
  free: '/member/promotion/freebets',
  commission: '/member/partner/partnerCalculationList',
} as const;

const ledger = '/member/mypage/ledger/list';

/** The page that has the whole story: the first word of a kind says what it is about. */
export function notificationPlace({ kind, subjectId }: Named): Omit<ToastLink, 'text'> {
  if (kind === 'inquiry-answered') return { to: `/member/cscenter/qna/read/${subjectId}` };
  if (kind.startsWith('withdrawal-password')) return { to: places.payout };
  const [subject = ''] = kind.split('-');
  if (subject === 'bet') return { to: places.bet, search: { slip: subjectId } };
  return { to: subject in places ? places[subject as keyof typeof places] : ledger };
}
