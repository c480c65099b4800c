import { useTranslation } from 'react-i18next';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import {
  type LimitFields,
  type LimitName,
  limitNames,
  type PolicyFields,
} from './policy-fields.ts';

export type PolicyPartProps = {
  fields: PolicyFields;
  put: (change: Partial<PolicyFields>) => void;
  problemAt: (path: string) => string | undefined;
  isReadOnly: boolean;
};

/** What partners of each tier may give and take back, at once and in a day. */
export function LimitsPanel({ fields, put, problemAt, isReadOnly }: PolicyPartProps) {
  const { t } = useTranslation('partner');
  const change = (tier: number, name: LimitName, value: string) =>
    put({
      limits: fields.limits.map((one) => (one.tier === tier ? { ...one, [name]: value } : one)),
    });
  const column = (name: LimitName): Column<LimitFields> => ({
    key: name,
    header: t(`policy.field.${name}`),
    align: 'end',
    cell: ({ tier, ...limits }) => (
      <NumberInput
        label={`${t(`tier.${tier}`)} ${t(`policy.field.${name}`)}`}
        isLabelHidden
        value={limits[name]}
        onChange={(value) => change(tier, name, value)}
        error={problemAt(`limits.${tier}.${name}`)}
        isDisabled={isReadOnly}
        className="ml-auto w-40 [&_input]:h-9 [&_input]:px-2"
      />
    ),
  });
  return (
    <Panel isFlush title={t('policy.limits')}>
      <p className="px-4 py-3 text-sm text-muted sm:px-5">{t('policy.limitsNote')}</p>
      <DataTable
        caption={t('policy.limits')}
        rows={fields.limits}
        rowKey={({ tier }) => String(tier)}
        columns={[
          {
            key: 'tier',
            header: t('create.tier'),
            phone: 'title',
            cell: ({ tier }) => <span className="font-medium">{t(`tier.${tier}`)}</span>,
          },
          ...limitNames.map(column),
        ]}
      />
    </Panel>
  );
}
