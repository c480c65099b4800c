import { ArrowLeft, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { Settlement } from '../../../shared/partner/model/contracts.ts';
import { SettlementList } from '../../../shared/partner/money/settlement-list.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { backOfficeReads, usePartnerAct } from '../shared/back-office-reads.ts';

type PeriodSettlementsProps = {
  periodId: string;
  page: number;
  onPage: (page: number) => void;
  onBack: () => void;
};

/** Who a period pays, each with its statement; what was paid can be taken back by a counter-entry. */
export function PeriodSettlements({ periodId, page, onPage, onBack }: PeriodSettlementsProps) {
  const { t } = useTranslation('partner');
  const maySettle = usePermits()('partners.settle');
  const [reversed, setReversed] = useState<Settlement | null>(null);
  return (
    <Panel
      isFlush
      title={t('settlement.title')}
      aside={
        <Button size="small" onPress={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('period.back')}
        </Button>
      }
    >
      <SettlementList
        reads={backOfficeReads}
        ask={{ periodId, page }}
        onPage={onPage}
        actions={(one) =>
          maySettle && one.state === 'paid' ? (
            <Button size="small" look="danger" onPress={() => setReversed(one)}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t('reverse.action')}
            </Button>
          ) : null
        }
      />
      {reversed === null ? null : (
        <ReverseDialog settlement={reversed} onClose={() => setReversed(null)} />
      )}
    </Panel>
  );
}

type ReverseDialogProps = { settlement: Settlement; onClose: () => void };

function ReverseDialog({ settlement, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('partner');
  const act = usePartnerAct(
    (reason: string, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/periods/reverse', {
          body: { settlementId: settlement.settlementId, reason },
          headers,
        }),
      ),
    () => t('reverse.done'),
  );
  return (
    <DecisionDialog
      title={t('reverse.title')}
      effect={t('reverse.effect', { name: settlement.holder.nickname })}
      money={[{ name: settlement.holder.nickname, change: `-${settlement.payable}` }]}
      confirmLabel={t('reverse.action')}
      isDangerous
      needsReason
      reasonHint={t('reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) => act.mutate(reason, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
