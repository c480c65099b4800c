import { Plus, Timer, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { DataTable } from '../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty } from '../../shared/ui/pages/states.tsx';
import { NumberInput } from '../shared/settings/number-input.tsx';
import { problemsOf, RULES_MAX, type VelocityFields } from './velocity-fields.ts';

type RulesPanelProps = {
  title: string;
  fields: VelocityFields;
  isReadOnly: boolean;
  put: (change: Partial<VelocityFields>) => void;
};

/** So many acts within so many seconds pass; one more is refused for a time. */
export function RulesPanel({ title, fields, isReadOnly, put }: RulesPanelProps) {
  const { t } = useTranslation('admin');
  const { rules, blockSeconds } = fields;
  const textOf = useProblemText(fields);
  const add = () => put({ rules: [...rules, { acts: '10', seconds: '10' }] });
  return (
    <Panel
      isFlush
      title={title}
      aside={
        isReadOnly || rules.length >= RULES_MAX ? null : (
          <Button size="small" onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('velocity.add')}
          </Button>
        )
      }
    >
      {rules.length === 0 ? (
        <Empty icon={Timer} title={t('velocity.noRules')} />
      ) : (
        <RulesTable {...{ title, fields, isReadOnly, put }} />
      )}
      <div className="px-4 py-4 sm:px-5">
        <NumberInput
          label={t('velocity.blockSeconds')}
          value={blockSeconds}
          onChange={(value) => put({ blockSeconds: value })}
          error={textOf('blockSeconds')}
          hint={t('velocity.blockHint')}
          isDisabled={isReadOnly}
          className="max-w-60"
        />
      </div>
    </Panel>
  );
}

function useProblemText(fields: VelocityFields): (key: string) => string | undefined {
  const { t } = useTranslation('admin');
  const problems = problemsOf(fields);
  return (key) => {
    const problem = problems[key];
    return problem === undefined ? undefined : t('velocity.bounds', problem);
  };
}

type Row = { acts: string; seconds: string; at: number };

function RulesTable({ title, fields, isReadOnly, put }: RulesPanelProps) {
  const { t } = useTranslation('admin');
  const { rules } = fields;
  const textOf = useProblemText(fields);
  const column = (name: 'acts' | 'seconds'): Column<Row> => ({
    key: name,
    header: t(`velocity.${name}`),
    align: 'end',
    cell: ({ at, ...row }) => (
      <NumberInput
        label={`${t('velocity.rule', { number: at + 1 })} ${t(`velocity.${name}`)}`}
        isLabelHidden
        value={row[name]}
        onChange={(value) =>
          put({
            rules: rules.map((one, place) => (place === at ? { ...one, [name]: value } : one)),
          })
        }
        error={textOf(`${at}.${name}`)}
        isDisabled={isReadOnly}
        className="ml-auto w-28 [&_input]:h-9 [&_input]:px-2"
      />
    ),
  });
  const remove: Column<Row> = {
    key: 'remove',
    header: t('policy.removeColumn'),
    align: 'end',
    phone: 'foot',
    cell: ({ at }) => (
      <IconButton
        label={t('velocity.remove', { number: at + 1 })}
        isDisabled={isReadOnly}
        onPress={() => put({ rules: rules.filter((_, place) => place !== at) })}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    ),
  };
  return (
    <DataTable
      caption={title}
      rows={rules.map((rule, at) => ({ ...rule, at }))}
      rowKey={({ at }) => String(at)}
      columns={[column('acts'), column('seconds'), remove]}
    />
  );
}
