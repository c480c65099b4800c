import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnGrant } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { ownGrantsQuery } from './overview-queries.ts';

const tones: Record<OwnGrant['state'], Tone> = {
  held: 'warn',
  asked: 'warn',
  given: 'jade',
  refused: 'danger',
};

/** What the member was given, and what it asks to be staked. */
export function OwnGrants() {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  return (
    <ListView
      caption={t('page.mine')}
      empty={{ icon: Gift, title: t('page.noMine') }}
      query={useQuery(ownGrantsQuery(page))}
      rowKey={({ grantId }) => grantId}
      columns={useColumns()}
      onPage={setPage}
    />
  );
}

function useColumns(): Column<OwnGrant>[] {
  const { t } = useTranslation('promotion');
  return [
    {
      key: 'title',
      header: t('page.column.title'),
      phone: 'title',
      cell: ({ title, trigger }) => (
        <span className="flex flex-col">
          <span className="font-medium">{title}</span>
          <span className="text-xs text-faint">{t(`page.trigger.${trigger}`)}</span>
        </span>
      ),
    },
    {
      key: 'reward',
      header: t('page.column.reward'),
      align: 'end',
      phone: 'title',
      cell: ({ reward: kind, amount, forfeited }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{rewardText({ kind, amount })}</span>
          {forfeited === '0' ? null : (
            <span className="text-xs text-warn">
              {t('page.forfeited', { amount: won(forfeited) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'turnover',
      header: t('page.column.turnover'),
      align: 'end',
      cell: ({ turnoverRequired }) =>
        turnoverRequired === '0' ? <Nothing /> : won(turnoverRequired),
    },
    {
      key: 'state',
      header: t('page.column.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`page.state.${state}`)}</Badge>,
    },
    { key: 'at', header: t('page.column.at'), cell: (row) => koreaMinute(row.askedAt) },
  ];
}
