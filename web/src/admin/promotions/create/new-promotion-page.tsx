import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { Select } from '../../../shared/forms/select.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { BudgetFields, PeriodFields, PromotionTexts } from '../edit/promotion-texts.tsx';
import { SegmentFields } from '../edit/segment-fields.tsx';
import { ReviewPromotion } from './review-promotion.tsx';
import { triggers } from './rules-draft.ts';
import { RulesPanel } from './rules-panel.tsx';
import { useNewPromotion } from './use-new-promotion.ts';

/** A new promotion: what it is, whom it is for, what it gives, and how much in all. */
export function NewPromotionPage() {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const { form, rules, reviewed } = useNewPromotion();
  const [atFirst] = useState(rules.draft.trigger);
  return (
    <Page title={t('create.title')} note={t('create.pageNote')} width="full">
      <Form className="flex flex-col gap-5" onSubmit={() => reviewed.ask()}>
        <Panel title={t('create.what')}>
          <div className="flex flex-col gap-4">
            <Select
              label={t('create.trigger')}
              placeholder={ofAdmin(`promotions.trigger.${atFirst}`)}
              choices={triggers.map((id) => ({ id, text: ofAdmin(`promotions.trigger.${id}`) }))}
              value={rules.draft.trigger}
              onChange={rules.choose}
            />
            <div className="grid gap-4 xl:grid-cols-3">
              <PromotionTexts form={form} />
            </div>
            <PeriodFields form={form} />
          </div>
        </Panel>
        <Panel>
          <SegmentFields form={form} />
        </Panel>
        <RulesPanel {...rules} />
        <Panel title={ofAdmin('promotions.column.budget')}>
          <div className="flex flex-col gap-4">
            <BudgetFields form={form} trigger={rules.draft.trigger} />
          </div>
        </Panel>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <FormError error={reviewed.error} />
          <ButtonLink to="/admin/promotions">{ofAdmin('decision.back')}</ButtonLink>
          <Button type="submit" look="main" isPending={reviewed.isPending}>
            {t('create.review')}
          </Button>
        </div>
      </Form>
      {reviewed.document === null ? null : (
        <ReviewPromotion document={reviewed.document} onClose={reviewed.close} />
      )}
    </Page>
  );
}
