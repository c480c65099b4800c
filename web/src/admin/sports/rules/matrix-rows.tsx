import { mayCross } from '@noriter/rules/clash';
import { sports } from '@noriter/rules/sports';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../betting/sportsbook/model/sports.ts';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { sportRulesBounds } from '../../shared/back-office-bounds.gen.ts';
import { RemoveRow } from './remove-row.tsx';
import type { RulesPartProps } from './rule-field.tsx';
import { type AloneRow, type CrossingRow, type Kind, kinds } from './rules-fields.ts';

/** The word that stands for all of them, in a list. */
const ALL = 'all';
const { maxLength: LEAGUE_LENGTH_MAX } = sportRulesBounds['rules.matrix.alone.*.leagueId'];

const lineClass = 'grid grid-cols-[1fr_auto] items-end gap-3';
const choicesClass = 'grid min-w-0 gap-3 sm:grid-cols-3';

/** Each of two markets, and the other one. */
const crossed = [
  ['one', 'other'],
  ['other', 'one'],
] as const;

/** Two markets of one match that may stand on one ticket; those that ask the same never may. */
export function CrossingLine(props: RulesPartProps & { row: CrossingRow; at: number }) {
  const { fields, put, isReadOnly, row, at } = props;
  const { t } = useTranslation('admin');
  const texts = useChoices();
  const change = (some: Partial<CrossingRow>) =>
    put({ crossings: fields.crossings.map((one, i) => (i === at ? { ...one, ...some } : one)) });
  return (
    <li className={lineClass}>
      <div className={choicesClass}>
        <Select
          {...texts.sport}
          choices={texts.sports}
          value={row.sport}
          onChange={(id) => change({ sport: sportOf(id) ?? row.sport })}
          isDisabled={isReadOnly}
        />
        {crossed.map(([name, beside]) => (
          <Select
            key={name}
            {...texts.kind}
            choices={texts.kinds.filter(({ id }) => id === row[name] || mayCross(id, row[beside]))}
            value={row[name]}
            onChange={(id) => change({ [name]: kindOf(id) ?? row[name] })}
            isDisabled={isReadOnly}
          />
        ))}
      </div>
      {isReadOnly ? null : (
        <RemoveRow
          name={t('sport.removeRow', { row: at + 1 })}
          onPress={() => put({ crossings: fields.crossings.filter((_, i) => i !== at) })}
        />
      )}
    </li>
  );
}

/** What is bet on alone: all that matches what is named. */
export function AloneLine(props: RulesPartProps & { row: AloneRow; at: number }) {
  const { fields, put, isReadOnly, row, at } = props;
  const { t } = useTranslation('admin');
  const texts = useChoices();
  const change = (some: Partial<AloneRow>) =>
    put({ alone: fields.alone.map((one, i) => (i === at ? { ...one, ...some } : one)) });
  const all = { id: ALL, text: t('filter.all') };
  return (
    <li className={lineClass}>
      <div className={choicesClass}>
        <Select
          {...texts.sport}
          choices={[all, ...texts.sports]}
          value={row.sport === '' ? ALL : row.sport}
          onChange={(id) => change({ sport: sportOf(id) ?? '' })}
          isDisabled={isReadOnly}
        />
        <Select
          {...texts.kind}
          choices={[all, ...texts.kinds]}
          value={row.kind === '' ? ALL : row.kind}
          onChange={(id) => change({ kind: kindOf(id) ?? '' })}
          isDisabled={isReadOnly}
        />
        <TextField
          label={t('sport.leagueNumber')}
          value={row.leagueId}
          onChange={(leagueId) => change({ leagueId })}
          isDisabled={isReadOnly}
          maxLength={LEAGUE_LENGTH_MAX}
          autoComplete="off"
        />
      </div>
      {isReadOnly ? null : (
        <RemoveRow
          name={t('sport.removeRow', { row: at + 1 })}
          onPress={() => put({ alone: fields.alone.filter((_, i) => i !== at) })}
        />
      )}
    </li>
  );
}

function useChoices() {
  const { t } = useTranslation(['admin', 'sport']);
  const placeholder = t('admin:filter.all');
  return {
    sport: { label: t('admin:sport.sport'), placeholder },
    kind: { label: t('admin:sport.kindName'), placeholder },
    sports: sports.map((id) => ({ id, text: t(`sport:name.${id}`) })),
    kinds: kinds.map((id) => ({ id, text: t(`admin:sport.kind.${id}`) })),
  };
}

function kindOf(id: string): Kind | undefined {
  return kinds.find((kind) => kind === id);
}
