import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { MoneyField } from '../../../shared/forms/numbers/money-field.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { PromotionForm } from './promotion-fields.ts';
import { capsOf, languages, noteFields, type PromotionDocument } from './promotion-values.ts';

/** What members read of a promotion, in each language. */
export function PromotionTexts({ form }: { form: PromotionForm }) {
  const { t } = useTranslation('admin');
  const { t: ofReward } = useTranslation('reward');
  return languages.map((lang) => (
    <div key={lang} className="flex flex-col gap-3">
      <TextField {...form.field(lang)} label={`${t('promotions.column.title')} (${lang})`} />
      <TextArea
        {...form.field(noteFields[lang])}
        lang={lang}
        rows={2}
        label={`${ofReward('create.note')} (${lang})`}
      />
    </div>
  ));
}

/** From when until when it gives, on the Korean clock. */
export function PeriodFields({ form }: { form: PromotionForm }) {
  const { t } = useTranslation('reward');
  const { onBlur: _left, name: _start, ...startsAt } = form.field('startsAt');
  const { onBlur: _also, name: _end, ...endsAt } = form.field('endsAt');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <DateField {...startsAt} withTime label={t('create.startsAt')} />
      <DateField
        {...endsAt}
        withTime
        isOptional
        label={t('create.endsAt')}
        hint={t('create.endsAtHint')}
      />
    </div>
  );
}

type BudgetProps = { form: PromotionForm; trigger: PromotionDocument['rules']['trigger'] };

/** What it may give in all, and how often. */
export function BudgetFields({ form, trigger }: BudgetProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <MoneyField
        label={t('promotions.column.budget')}
        value={form.values.budget}
        onChange={form.field('budget').onChange}
      />
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-1.5 text-sm font-medium text-muted">{t('promotions.caps')}</legend>
        {capsOf(trigger).map((cap) => (
          <NumberField
            key={cap}
            {...form.field(cap)}
            label={t(`promotions.cap.${cap}`)}
            sort="whole"
            placeholder={t('promotions.noCap')}
          />
        ))}
      </fieldset>
    </>
  );
}
