import { shownCoupon } from '@noriter/rules/coupon-code';
import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { type CouponState, couponListQuery } from './coupon-queries.ts';
import { CouponsLayout } from './coupons-layout.tsx';

const states = ['all', 'open', 'used', 'expired', 'revoked'] as const;

const tones: Record<CouponState, Tone> = {
  open: 'jade',
  used: 'plain',
  expired: 'warn',
  revoked: 'danger',
};

/** Every coupon the member has had, and what became of it. */
export function CouponListPage() {
  const { t } = useTranslation('promotion');
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [page, setPage] = useState(1);
  return (
    <CouponsLayout tab="list">
      <Panel isFlush title={t('coupon.history')}>
        <div className="border-b border-line px-4 py-3 sm:px-5">
          <Segmented
            label={t('coupon.filter')}
            choices={states.map((id) => ({
              id,
              text: id === 'all' ? t('coupon.all') : t(`coupon.state.${id}`),
            }))}
            value={state}
            onChange={(id) => {
              setState(id);
              setPage(1);
            }}
          />
        </div>
        <ListView
          caption={t('coupon.history')}
          empty={{ icon: TicketPercent, title: t('coupon.noHistory') }}
          query={useQuery(couponListQuery(state, page))}
          rowKey={({ couponId }) => couponId}
          columns={useColumns()}
          onPage={setPage}
        />
      </Panel>
    </CouponsLayout>
  );
}

function useColumns(): Column<Coupon>[] {
  const { t } = useTranslation('promotion');
  const moment = (at: string | null) => (at === null ? <Nothing /> : koreaMinute(at));
  return [
    {
      key: 'name',
      header: t('coupon.column.name'),
      phone: 'title',
      cell: ({ title, code }) => (
        <span className="flex flex-col">
          <span className="font-medium">{title}</span>
          <span className="text-xs text-faint tabular-nums">{shownCoupon(code)}</span>
        </span>
      ),
    },
    {
      key: 'reward',
      header: t('coupon.column.reward'),
      align: 'end',
      phone: 'title',
      cell: ({ reward: kind, amount }) => (
        <span className="font-semibold">{rewardText({ kind, amount })}</span>
      ),
    },
    {
      key: 'state',
      header: t('coupon.column.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`coupon.state.${state}`)}</Badge>,
    },
    { key: 'at', header: t('coupon.column.at'), cell: (row) => moment(row.receivedAt) },
    { key: 'usedAt', header: t('coupon.column.usedAt'), cell: (row) => moment(row.usedAt) },
    {
      key: 'until',
      header: t('coupon.column.until'),
      cell: (row) => (row.expiresAt === null ? t('coupon.forever') : koreaMinute(row.expiresAt)),
    },
  ];
}
