import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { points, won, wonDigits } from '../../shared/format/money.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { UsageBar } from '../../shared/ui/figures/usage-bar.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionRow } from '../shared/contracts.ts';
import { usePermits } from '../shared/use-operator.ts';
import { promotionListQuery } from './calls/promotion-queries.ts';
import { PromotionState } from './promotion-state.tsx';
import { PromotionTabs } from './shared/promotion-tabs.tsx';

/** What the site gives: each promotion with its budget and what it has cost so far. */
export function PromotionsPage() {
  const { t } = useTranslation('admin');
  const { t: ofReward } = useTranslation('reward');
  const [page, setPage] = useState(1);
  return (
    <PromotionTabs
      tab="list"
      actions={
        usePermits()('promotion.manage') ? (
          <ButtonLink look="main" to="/admin/promotions/new">
            {ofReward('create.title')}
          </ButtonLink>
        ) : null
      }
    >
      <Panel isFlush>
        <ListView
          caption={t('nav.promotions')}
          empty={{ icon: Gift, title: t('promotions.none') }}
          query={useQuery(promotionListQuery(page))}
          rowKey={({ promotionId }) => promotionId}
          columns={useColumns()}
          onPage={setPage}
        />
      </Panel>
    </PromotionTabs>
  );
}

function useColumns(): Column<PromotionRow>[] {
  const { t } = useTranslation('admin');
  const figures = [
    {
      key: 'grants',
      header: t('promotions.column.grants'),
      cell: ({ grants }: PromotionRow) => wonDigits(String(grants)),
    },
    {
      key: 'members',
      header: t('promotions.column.members'),
      cell: ({ members }: PromotionRow) => wonDigits(String(members)),
    },
    {
      key: 'points',
      header: t('promotions.column.points'),
      cell: (row: PromotionRow) => points(row.points),
    },
    {
      key: 'cash',
      header: t('promotions.column.cash'),
      cell: (row: PromotionRow) => won(row.cash),
    },
  ].map((column) => ({ ...column, align: 'end' as const }));
  return [
    {
      key: 'title',
      header: t('promotions.column.title'),
      phone: 'title',
      cell: (row) => <Title row={row} />,
    },
    {
      key: 'state',
      header: t('promotions.column.state'),
      cell: ({ state, changes, held }) => (
        <span className="flex flex-wrap gap-1">
          <PromotionState state={state} />
          {held === 0 ? null : (
            <Badge tone="warn">{`${t('promotions.column.held')} ${held}`}</Badge>
          )}
          {changes === 0 ? null : (
            <Badge tone="brass">{t('promotions.waiting', { count: changes })}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'budget',
      header: t('promotions.column.budget'),
      cell: ({ committed: used, budget: limit }) => (
        <div className="min-w-56">
          <UsageBar label={t('promotions.committed')} used={used} limit={limit} show={wonDigits} />
        </div>
      ),
    },
    ...figures,
  ];
}

function Title({ row: { promotionId, document, trigger } }: { row: PromotionRow }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex flex-col">
      <Link
        to="/admin/promotions/$promotionId"
        params={{ promotionId }}
        className="font-medium text-brass-text hover:underline"
      >
        {document.title.ko}
      </Link>
      <span className="text-xs text-faint">{t(`promotions.trigger.${trigger}`)}</span>
    </span>
  );
}
