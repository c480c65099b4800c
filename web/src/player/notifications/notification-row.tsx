import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChevronRight,
  Coins,
  Crown,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  ReceiptText,
  ShieldAlert,
  Wallet,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationRow as Row } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { notificationPlace } from './notification-place.ts';
import { notificationText, operatorsReason } from './notification-text.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  points: Coins,
  bet: ReceiptText,
  payout: ShieldAlert,
  second: ShieldAlert,
  rank: Crown,
  transfer: ArrowLeftRight,
  commission: Landmark,
  inquiry: MessageSquareText,
};

/** One notification: all of it leads to where the whole story is. */
export function NotificationRow({ row, isNew }: { row: Row; isNew: boolean }) {
  const { t } = useTranslation('notification');
  const reason = operatorsReason(row);
  const Icon = icons[row.kind.split('-')[0] ?? ''] ?? Wallet;
  return (
    <li className={isNew ? 'bg-brass-soft' : ''}>
      <Link
        {...notificationPlace(row)}
        className="flex items-center gap-3 px-4 py-3 hover:bg-hover sm:px-5"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className={isNew ? 'font-semibold' : ''}>{notificationText(t, row)}</span>
          {reason === '' ? null : (
            <span className="text-sm text-muted">{t('reason', { reason })}</span>
          )}
          <span className="text-xs text-faint">{koreaMinute(row.at)}</span>
        </span>
        {isNew ? <Badge tone="brass">{t('new')}</Badge> : null}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
