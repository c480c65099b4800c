import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import {
  type LimitFields,
  type LimitName,
  type LimitProblem,
  type LimitProduct,
  type LimitsFields,
  limitNames,
  nextLevel,
} from './limit-fields.ts';

type LimitsTableProps = {
  product: LimitProduct;
  fields: LimitsFields;
  problems: Readonly<Record<string, LimitProblem>>;
  isReadOnly: boolean;
  put: (fields: Partial<LimitsFields>) => void;
};

type Row = LimitFields & { at: number };

/** What each level may stake and win; a level that is not named follows the one below it. */
export function LimitsTable({ product, fields, problems, isReadOnly, put }: LimitsTableProps) {
  const { t } = useTranslation('admin');
  const { limits } = fields;
  const title = t(`policy.product.${product}`);
  const rows = limits.map((one, at) => ({ ...one, at })).filter((row) => row.product === product);
  const change = (at: number, name: LimitName | 'level', value: string) =>
    put({ limits: limits.map((one, place) => (place === at ? { ...one, [name]: value } : one)) });
  const column = (name: LimitName | 'level', header: string): Column<Row> => ({
    key: name,
    header,
    align: 'end',
    cell: (row) => {
      const problem = problems[`${row.at}.${name}`];
      return (
        <NumberInput
          label={`${title} ${t('policy.levelName', { level: row.level })} ${header}`}
          isLabelHidden
          value={row[name]}
          onChange={(value) => change(row.at, name, value)}
          error={problem === undefined ? undefined : t(`betting.limitProblem.${problem}`)}
          isDisabled={isReadOnly}
          className={`ml-auto [&_input]:h-9 [&_input]:px-2 ${name === 'level' ? 'w-20' : 'w-40'}`}
        />
      );
    },
  });
  function add(): void {
    const level = nextLevel(limits, product);
    if (level !== undefined) put({ limits: [...limits, level] });
  }
  return (
    <Panel
      isFlush
      title={title}
      aside={
        isReadOnly ? null : (
          <Button size="small" onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('policy.addLevel')}
          </Button>
        )
      }
    >
      <p className="px-4 py-3 text-sm text-muted sm:px-5">{t('betting.limitsHint')}</p>
      <DataTable
        caption={`${t('nav.betLimits')} ${title}`}
        rows={rows}
        rowKey={({ at }) => String(at)}
        columns={[
          column('level', t('policy.level')),
          ...limitNames.map((name) => column(name, t(`betting.limit.${name}`))),
          {
            key: 'remove',
            header: t('policy.removeColumn'),
            align: 'end',
            phone: 'foot',
            cell: ({ at, level }) => (
              <RemoveLevel
                name={`${title} ${t('policy.removeLevel', { level })}`}
                // One level stays: everybody needs limits.
                isDisabled={isReadOnly || rows.length === 1}
                onPress={() => put({ limits: limits.filter((_, place) => place !== at) })}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}

type RemoveLevelProps = { name: string; isDisabled: boolean; onPress: () => void };

function RemoveLevel({ name, isDisabled, onPress }: RemoveLevelProps) {
  return (
    <IconButton label={name} isDisabled={isDisabled} onPress={onPress}>
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
