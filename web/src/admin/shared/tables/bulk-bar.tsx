import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';

type BulkBarProps = { count: number; sum?: string; onClear: () => void; children: ReactNode };

/** How many rows are marked, what they come to, and what can be done with all of them. */
export function BulkBar({ count, sum, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm max-sm:fixed max-sm:inset-x-3 max-sm:bottom-3 max-sm:z-20 max-sm:rounded-lg max-sm:border max-sm:border-brass-line max-sm:bg-raised max-sm:p-3 max-sm:shadow-overlay">
      <strong className="font-semibold text-brass-text">{t('bulk.marked', { count })}</strong>
      {sum === undefined ? null : (
        <span className="tabular-nums text-muted">{t('bulk.sum', { sum })}</span>
      )}
      {children}
      <Button size="small" look="quiet" onPress={onClear}>
        {t('bulk.clear')}
      </Button>
    </div>
  );
}
