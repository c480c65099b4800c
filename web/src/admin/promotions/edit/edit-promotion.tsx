import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { PromotionRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePromotionAct } from '../calls/promotion-queries.ts';
import { partnerOf } from './partner-of.ts';
import { usePromotionFields } from './promotion-fields.ts';
import { BudgetFields, PeriodFields, PromotionTexts } from './promotion-texts.tsx';
import { documentOf, type PromotionValues } from './promotion-values.ts';
import { SegmentFields } from './segment-fields.tsx';

type Edited = {
  promotion: PromotionRow;
  /** Login id of the partner its segment is below; else empty. */
  belowName: string;
};

/** A new version of a promotion: its texts, period, segment, budget and caps. What it gives stays as it is. */
export function EditPromotion(edited: Edited) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('promotions.edit')}</Button>
      {isOpen ? <EditDialog {...edited} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Saved over the version it was opened at, or not at all: the page behind it goes on being asked for. */
function EditDialog({ onClose, ...edited }: Edited & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [{ promotion, belowName }] = useState(edited);
  const form = usePromotionFields(promotion.document, belowName);
  const act = useSetPromotion(promotion, belowName);
  return (
    <DecisionDialog
      title={t('promotions.edit')}
      effect={t('promotions.editNote')}
      confirmLabel={t('promotions.save')}
      needsReason
      reasonHint={t('promotions.reasonHint')}
      isPending={act.isPending}
      error={act.error}
      onConfirm={(reason) =>
        form.submit((typed) => act.mutate({ typed, reason }, { onSuccess: onClose }))
      }
      onClose={onClose}
    >
      <PromotionTexts form={form} />
      <PeriodFields form={form} />
      <SegmentFields form={form} />
      <BudgetFields form={form} trigger={promotion.trigger} />
    </DecisionDialog>
  );
}

type Wish = { typed: PromotionValues; reason: string };

function useSetPromotion(
  { promotionId, version, document: before }: PromotionRow,
  belowName: string,
) {
  const { t } = useTranslation('admin');
  return usePromotionAct(
    async ({ typed, reason }: Wish, headers) => {
      const memId = typed.below.trim();
      const below = memId === belowName ? before.segment.below : await partnerOf(memId);
      const document = documentOf(typed, before, below);
      const body = { promotionId, version, document, reason };
      return answerOf(operatorApi.POST('/api/admin/promotion/set', { body, headers }));
    },
    ({ outcome }) => t(`promotions.done.${outcome}`),
  );
}
