import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { languages } from '../edit/promotion-values.ts';
import { type RowTrigger, rowCounts, SLOT_WORDS_MAX } from './rule-fields.ts';
import { emptyRow, type RowDraft, rewardKindsOf } from './rules-draft.ts';
import type { RulesProps } from './rules-props.ts';
import { useRulesText } from './use-rules-text.ts';

type RewardRowsProps = RulesProps & { trigger: RowTrigger };

/** Rewards of which there are several: of streaks, of the wheel's slots, of ranks, of places. */
export function RewardRows({ trigger, ...props }: RewardRowsProps) {
  const { t } = useTranslation('reward');
  const textOf = useRulesText();
  const { rows } = props.draft;
  const problem = textOf(props.problems['rows']);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-muted">
        {t(`create.rows.${trigger}`)}
      </legend>
      {rows.map((row, at) => (
        <Row key={String(at)} {...props} trigger={trigger} row={row} at={at} />
      ))}
      {problem === undefined ? null : <p className="text-sm text-danger">{problem}</p>}
      {rows.length >= rowCounts[trigger].most ? null : (
        <Button
          size="small"
          className="self-start"
          onPress={() => props.put({ rows: [...rows, emptyRow] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('create.addRow')}
        </Button>
      )}
    </fieldset>
  );
}

function Row(props: RewardRowsProps & { row: RowDraft; at: number }) {
  const { trigger, draft, problems, put, row, at } = props;
  const { t } = useTranslation('reward');
  const textOf = useRulesText();
  const place = at + 1;
  const kinds = rewardKindsOf(trigger);
  const set = (change: Partial<RowDraft>) =>
    put({ rows: draft.rows.map((one, other) => (other === at ? { ...one, ...change } : one)) });
  const common = (name: keyof RowDraft, label: string) => ({
    label: `${place}. ${label}`,
    value: row[name],
    onChange: (text: string) => set({ [name]: text }),
    error: textOf(problems[`${at}.${name}`]),
  });
  return (
    <div
      className={`grid gap-3 ${trigger === 'tournament' ? 'sm:grid-cols-[1fr_1fr_1fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_auto]'}`}
    >
      {trigger === 'roulette' ? (
        <div className="grid gap-3 sm:col-span-3 sm:grid-cols-3">
          {languages.map((lang) => (
            <TextField
              key={lang}
              {...common(lang, `${t('create.slot')} (${lang})`)}
              maxLength={SLOT_WORDS_MAX}
            />
          ))}
        </div>
      ) : null}
      <NumberInput {...common('number', t(`create.rowNumber.${trigger}`))} />
      {trigger === 'tournament' ? (
        <>
          <NumberInput {...common('to', t('create.rowTo'))} />
          <Select
            label={`${place}. ${t('create.rowKind')}`}
            placeholder={t(`create.reward.${row.kind}`)}
            choices={kinds.map((id) => ({ id, text: t(`create.reward.${id}`) }))}
            value={row.kind}
            onChange={(id) => set({ kind: kinds.find((one) => one === id) ?? row.kind })}
          />
        </>
      ) : null}
      <NumberInput {...common('amount', t('create.fields.amount'))} />
      <IconButton
        label={t('create.removeRow', { place })}
        onPress={() => put({ rows: draft.rows.filter((_, other) => other !== at) })}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
