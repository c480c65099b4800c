import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import type { PromotionForm } from './promotion-fields.ts';
import { sleepKinds } from './segment-draft.ts';

const who = ['levelFrom', 'levelTo', 'rankFrom', 'approvedWithinDays'] as const;
const staked = ['turnoverLeast', 'turnoverMost', 'turnoverDays'] as const;
type NumberField = (typeof who)[number] | (typeof staked)[number] | 'sleepDays';

/** Whom a promotion is meant for. */
export function SegmentFields({ form }: { form: PromotionForm }) {
  const { t } = useTranslation('reward');
  const number = (name: NumberField) => (
    <NumberInput
      key={name}
      label={t(`segment.${name}`)}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errorOf(name)}
    />
  );
  const sleeps = ['', ...sleepKinds] as const;
  const idOf = (kind: (typeof sleeps)[number]) => (kind === '' ? 'any' : kind);
  const chosen = form.values.sleepWithout;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t('segment.title')}</legend>
      <div className="grid grid-cols-2 gap-3">{who.map(number)}</div>
      <TextField {...form.field('below')} label={t('segment.belowId')} maxLength={20} />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('segment.sleeping')}
          choices={sleeps.map((kind) => ({
            id: idOf(kind),
            text: t(`segment.sleep.${idOf(kind)}`),
          }))}
          value={chosen === '' ? 'any' : chosen}
          onChange={(id) => form.set('sleepWithout', id === 'any' ? '' : id)}
          placeholder={t('segment.sleep.any')}
        />
        {chosen === '' ? null : number('sleepDays')}
        {staked.map(number)}
      </div>
      <p className="text-sm text-pretty text-faint">{t('segment.note')}</p>
    </fieldset>
  );
}
