import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';

const tones = {
  note: { icon: Info, className: 'border-brass-line bg-brass-soft text-brass-text' },
  good: { icon: CircleCheck, className: 'border-jade/40 bg-jade-soft text-jade' },
  warn: { icon: TriangleAlert, className: 'border-warn/40 bg-warn-soft text-warn' },
  bad: { icon: CircleAlert, className: 'border-danger/40 bg-danger-soft text-danger' },
};

/** A word that concerns the whole page or panel and stays until it is settled or put away. */
export function NoticeBar({
  tone = 'note',
  title,
  children,
  action,
  onClose,
}: {
  tone?: keyof typeof tones;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}) {
  const { t } = useTranslation();
  const { icon: Icon, className } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-md border py-2.5 pr-2 pl-4 ${className}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {children === undefined ? null : <div className="text-sm text-paper">{children}</div>}
        </div>
        {action}
      </div>
      {onClose === undefined ? null : (
        <IconButton label={t('action.close')} onPress={onClose} className="-my-1.5">
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
