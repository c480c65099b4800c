import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

type BulkBarProps = { count: number; sum?: string; onClear: () => void; children: ReactNode };

/** How many rows are marked, what they come to, and what can be done with all of them. */
export function BulkBar({ count, sum, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
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
