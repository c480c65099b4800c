import { useTranslation } from 'react-i18next';
import { DateField } from '../../shared/dates/date-field.tsx';
import { NumberField } from '../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import type { Fields } from '../../shared/forms/use-fields.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { MessageDraft } from './message-draft.ts';
import { targetKinds } from './message-search.ts';

/** Whom a message is for, and from when on they have it. */
export function TargetPanel({ form }: { form: Fields<MessageDraft> }) {
  const { t } = useTranslation('moderation');
  const { kind, showAt } = form.values;
  const isNamed = kind === 'partner' || kind === 'member';
  return (
    <Panel title={t('messages.audience')}>
      <div className="flex flex-col gap-5">
        <Segmented
          label={t('messages.audience')}
          choices={targetKinds.map((id) => ({ id, text: t(`messages.kind.${id}`) }))}
          value={kind}
          onChange={(id) => form.set('kind', id)}
        />
        {kind === 'filter' ? (
          <FilterFields
            draft={form.values.filter}
            error={form.errorOf('filter')}
            onChange={form.field('filter').onChange}
          />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {kind === 'level' ? (
            <NumberField {...form.field('level')} label={t('messages.level')} sort="whole" />
          ) : null}
          {isNamed ? (
            <TextField
              {...form.field('loginId')}
              label={t(kind === 'partner' ? 'messages.partnerId' : 'messages.memberId')}
            />
          ) : null}
          <DateField
            label={t('messages.showAt')}
            withTime
            isOptional
            value={showAt}
            onChange={form.field('showAt').onChange}
            hint={t('messages.showAtHint')}
          />
        </div>
      </div>
    </Panel>
  );
}
