import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponGift } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { giftListQuery } from './coupon-queries.ts';
import { CouponsLayout } from './coupons-layout.tsx';
import { GiftForm } from './gift-form.tsx';

/** Giving a coupon to another member, and what was given and received so far. */
export function CouponGiftPage() {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  return (
    <CouponsLayout tab="gift">
      <Panel title={t('coupon.giftTitle')}>
        <GiftForm />
      </Panel>
      <Panel isFlush title={t('coupon.gifts')}>
        <ListView
          caption={t('coupon.gifts')}
          empty={{ icon: Gift, title: t('coupon.noGifts') }}
          query={useQuery(giftListQuery(page))}
          rowKey={({ couponId, giftedAt }) => couponId + giftedAt}
          columns={useColumns()}
          onPage={setPage}
        />
      </Panel>
    </CouponsLayout>
  );
}

function useColumns(): Column<CouponGift>[] {
  const { t } = useTranslation('promotion');
  return [
    {
      key: 'at',
      header: t('coupon.column.giftedAt'),
      cell: ({ giftedAt }) => koreaMinute(giftedAt),
    },
    {
      key: 'way',
      header: t('coupon.column.way'),
      cell: ({ isSent }) => (
        <Badge tone={isSent ? 'plain' : 'jade'}>
          {t(isSent ? 'coupon.sent' : 'coupon.received')}
        </Badge>
      ),
    },
    { key: 'who', header: t('coupon.column.who'), cell: ({ nickname }) => nickname },
    {
      key: 'name',
      header: t('coupon.column.name'),
      phone: 'title',
      cell: ({ title }) => <span className="font-medium">{title}</span>,
    },
    {
      key: 'reward',
      header: t('coupon.column.reward'),
      align: 'end',
      phone: 'title',
      cell: ({ reward: kind, amount }) => rewardText({ kind, amount }),
    },
  ];
}
