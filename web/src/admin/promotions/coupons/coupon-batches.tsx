import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { wonDigits } from '../../../shared/format/money.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { CouponBatch } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { batchesQuery } from '../calls/promotion-queries.ts';
import { IssueCoupons } from './issue-coupons.tsx';
import { Revoke } from './revoke-batch.tsx';
import { saveCodes } from './save-codes.ts';

/** Coupons as they were issued: their file, how many were used, and taking them back. */
export function CouponBatches({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const [revoked, setRevoked] = useState<CouponBatch | null>(null);
  const mayManage = usePermits()('promotion.manage');
  return (
    <Panel
      isFlush
      title={t('promotions.coupons')}
      aside={mayManage ? <IssueCoupons promotionId={promotionId} /> : null}
    >
      <ListView
        caption={t('promotions.coupons')}
        empty={{ icon: TicketPercent, title: t('promotions.noCoupons') }}
        query={useQuery(batchesQuery(promotionId, page))}
        rowKey={({ batchId }) => batchId}
        columns={useColumns(mayManage, setRevoked)}
        onPage={setPage}
      />
      {revoked === null ? null : <Revoke batch={revoked} onClose={() => setRevoked(null)} />}
    </Panel>
  );
}

function useColumns(
  mayManage: boolean,
  onRevoke: (batch: CouponBatch) => void,
): Column<CouponBatch>[] {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const save = (batch: CouponBatch) =>
    void saveCodes(batch).catch((error: unknown) => showAlert(textOf(error)));
  return [
    {
      key: 'name',
      header: t('promotions.column.name'),
      phone: 'title',
      cell: ({ name, kind }) => (
        <span className="flex flex-col">
          <span className="font-medium">{name}</span>
          <span className="text-xs text-faint">{t(`promotions.batch.${kind}`)}</span>
        </span>
      ),
    },
    {
      key: 'reward',
      header: t('promotions.column.reward'),
      align: 'end',
      cell: ({ reward: kind, amount }) => rewardText({ kind, amount }),
    },
    {
      key: 'used',
      header: t('promotions.column.used'),
      align: 'end',
      cell: ({ used, coupons, usesMax }) =>
        `${wonDigits(String(used))} / ${wonDigits(String(coupons * usesMax))}`,
    },
    {
      key: 'revoked',
      header: t('promotions.column.revoked'),
      align: 'end',
      cell: (row) => wonDigits(String(row.revoked)),
    },
    {
      key: 'at',
      header: t('promotions.column.at'),
      cell: ({ issuedAt, issuedByName }) => `${koreaSecond(issuedAt)} · ${issuedByName}`,
    },
    {
      key: 'acts',
      header: t('promotions.column.acts'),
      phone: 'foot',
      align: 'end',
      cell: (row) =>
        mayManage ? (
          <span className="inline-flex gap-2">
            <Button size="small" onPress={() => save(row)}>
              CSV
            </Button>
            <Button size="small" look="danger" onPress={() => onRevoke(row)}>
              {t('promotions.revoke')}
            </Button>
          </span>
        ) : null,
    },
  ];
}
