import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { BetFigures } from '../shared/contracts.ts';
import { betFiguresQuery } from './figures-query.ts';

type FiguresPanelProps = {
  title: string;
  to: '/admin/bets' | '/admin/fixtures';
  rowsOf: (figures: BetFigures) => readonly ReactNode[];
  empty: ReactNode;
};

export function FiguresPanel({ title, to, rowsOf, empty }: FiguresPanelProps) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = useQuery(betFiguresQuery(7));
  const rows = data === undefined ? [] : rowsOf(data);
  return (
    <Panel
      isFlush
      title={title}
      aside={
        <ButtonLink look="quiet" size="small" className="-mr-3" to={to}>
          {t('dashboard.all')}
        </ButtonLink>
      }
    >
      {isPending ? (
        <div className="p-5">
          <SkeletonRows rows={3} />
        </div>
      ) : null}
      {error === null || data !== undefined ? null : (
        <Failed error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && rows.length === 0 ? empty : null}
      <ul className="divide-y divide-line">{rows}</ul>
    </Panel>
  );
}
