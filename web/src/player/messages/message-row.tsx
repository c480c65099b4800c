import { Link } from '@tanstack/react-router';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageRow as Row } from '../../shared/api/contracts.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { MessagePaths } from './message-paths.ts';

type MessageRowProps = {
  row: Row;
  link: ReturnType<MessagePaths['read']>;
  isMarked: boolean;
  onMark: () => void;
};

/** One message: a box to mark it, and all the rest leads to it. */
export function MessageRow({ row, link, isMarked, onMark }: MessageRowProps) {
  const { t } = useTranslation('community');
  const { title, sentAt, isUnread } = row;
  const Icon = isUnread ? Mail : MailOpen;
  return (
    <li className={`flex items-stretch ${isUnread ? 'bg-brass-soft' : ''}`}>
      <label className="finger flex items-center pl-4 sm:pl-5">
        <span className="sr-only">{t('messages.mark', { title })}</span>
        <input type="checkbox" checked={isMarked} onChange={onMark} className="tick size-4.5" />
      </label>
      <Link
        {...link}
        className="flex min-w-0 flex-1 items-center gap-3 px-3 py-3 hover:bg-hover sm:pr-5"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5 sm:flex-row sm:items-center sm:gap-3">
          <span className={`min-w-0 flex-1 ${isUnread ? 'font-semibold' : ''}`}>{title}</span>
          <time dateTime={sentAt} className="shrink-0 text-xs text-faint">
            {koreaMinute(sentAt)}
          </time>
        </span>
        {isUnread ? <Badge tone="brass">{t('messages.new')}</Badge> : null}
      </Link>
    </li>
  );
}
