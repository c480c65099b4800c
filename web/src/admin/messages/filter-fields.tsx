import { useTranslation } from 'react-i18next';
import { hasUnread } from '../../shared/format/unread.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { NumberInput } from '../shared/settings/number-input.tsx';
import { AudienceCount } from './audience-count.tsx';
import { type FilterDraft, filterOf, filterProblem } from './filter-draft.ts';

type FilterFieldsProps = {
  draft: FilterDraft;
  /** What keeps it from being sent, once that was tried. */
  error: string | undefined;
  onChange: (draft: FilterDraft) => void;
};

const numbers = ['levelFrom', 'levelTo', 'rankFrom', 'sleepingDays'] as const;
const turnovers = ['turnoverMin', 'turnoverMax', 'turnoverDays'] as const;

/** Whom a message is for by level, rank, partner, turnover or sleep, and how many that are. */
export function FilterFields({ draft, error, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('moderation');
  const problem = filterProblem(draft);
  const field = (name: (typeof numbers)[number] | (typeof turnovers)[number]) => (
    <NumberInput
      key={name}
      label={t(`messages.filter.${name}`)}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
      error={
        problem?.kind === 'bounds' && problem.field === name
          ? t('messages.filter.bounds', problem)
          : undefined
      }
    />
  );
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{t('messages.kind.filter')}</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {numbers.map(field)}
        <TextField
          label={t('messages.filter.below')}
          value={draft.below}
          onChange={(below) => onChange({ ...draft, below })}
        />
        {turnovers.map(field)}
      </div>
      <p className="text-sm text-pretty text-faint">{t('messages.filter.note')}</p>
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {problem === null && !hasUnread(draft) ? (
        <AudienceCount target={{ kind: 'filter', filter: filterOf(draft) }} />
      ) : null}
    </fieldset>
  );
}
