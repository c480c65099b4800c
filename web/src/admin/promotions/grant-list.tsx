import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { rewardText } from '../../shared/format/reward-text.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Badge, type Tone } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { PromotionGrant } from '../shared/contracts.ts';
import { grantsQuery } from './calls/promotion-queries.ts';
import { useGrantRefusal } from './shared/use-grant-refusal.ts';

const grantTones: Record<PromotionGrant['state'], Tone> = {
  held: 'warn',
  asked: 'brass',
  given: 'jade',
  refused: 'danger',
};

/** What a promotion gave to whom, the newest first. */
export function GrantList({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const refusalOf = useGrantRefusal();
  const columns: Column<PromotionGrant>[] = [
    {
      key: 'at',
      header: t('promotions.column.at'),
      cell: ({ askedAt }) => koreaSecond(askedAt),
    },
    {
      key: 'member',
      header: t('promotions.column.member'),
      phone: 'title',
      cell: ({ nickname, loginId, memberId }) =>
        loginId === '' ? shortNumber(memberId) : `${nickname} (${loginId})`,
    },
    {
      key: 'reward',
      header: t('promotions.column.reward'),
      align: 'end',
      phone: 'title',
      cell: ({ reward: kind, amount }) => rewardText({ kind, amount }),
    },
    {
      key: 'turnover',
      header: t('promotions.column.turnover'),
      align: 'end',
      cell: ({ turnoverRequired }) => won(turnoverRequired),
    },
    {
      key: 'state',
      header: t('promotions.column.state'),
      cell: ({ state, refusal }) => (
        <>
          <Badge tone={grantTones[state]}>{t(`promotions.grant.${state}`)}</Badge>
          {refusal === '' ? null : <span className="ml-2">{refusalOf(refusal)}</span>}
        </>
      ),
    },
    {
      key: 'version',
      header: t('promotions.column.version'),
      align: 'end',
      cell: ({ version }) => `v${version}`,
    },
  ];
  return (
    <Panel isFlush title={t('promotions.grants')}>
      <ListView
        caption={t('promotions.grants')}
        empty={{ icon: Gift, title: t('promotions.noGrants') }}
        query={useQuery(grantsQuery(promotionId, page))}
        rowKey={({ grantId }) => grantId}
        columns={columns}
        onPage={setPage}
      />
    </Panel>
  );
}
