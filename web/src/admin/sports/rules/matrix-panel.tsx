import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { sportRulesBounds } from '../../shared/back-office-bounds.gen.ts';
import { AloneLine, CrossingLine } from './matrix-rows.tsx';
import { RuleField, type RulesPartProps } from './rule-field.tsx';

const { maxItems: ROWS_MAX } = sportRulesBounds['rules.matrix.alone'];

/** What may stand on one ticket together, and what only by itself. */
export function MatrixPanel(part: RulesPartProps) {
  const { t } = useTranslation('admin');
  const { fields, isReadOnly, put } = part;
  const { crossings, alone } = fields;
  return (
    <Panel title={t('sport.rulePanel.matrix')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
          <Switch
            label={t('sport.mixesLive')}
            isOn={fields.mixesLive}
            isDisabled={isReadOnly}
            onChange={(mixesLive) => put({ mixesLive })}
          />
          <div className="w-72">
            <RuleField name="crossTickets" {...part} />
          </div>
        </div>
        <Rows
          title={t('sport.crossings')}
          note={t('sport.crossingsNote')}
          add={
            isReadOnly || crossings.length >= ROWS_MAX
              ? null
              : () =>
                  put({
                    crossings: [
                      ...crossings,
                      { sport: 'soccer', one: 'three-way', other: 'total' },
                    ],
                  })
          }
        >
          {crossings.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what it says is chosen.
            <CrossingLine key={at} {...part} row={row} at={at} />
          ))}
        </Rows>
        <Rows
          title={t('sport.alone')}
          note={t('sport.aloneNote')}
          add={
            isReadOnly || alone.length >= ROWS_MAX
              ? null
              : () => put({ alone: [...alone, { sport: '', kind: 'special', leagueId: '' }] })
          }
        >
          {alone.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; what it says is chosen.
            <AloneLine key={at} {...part} row={row} at={at} />
          ))}
        </Rows>
      </div>
    </Panel>
  );
}

type RowsProps = { title: string; note: string; add: (() => void) | null; children: ReactNode };

function Rows({ title, note, add, children }: RowsProps) {
  const { t } = useTranslation('admin');
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-medium">
        {title} <span className="text-sm font-normal text-muted">{note}</span>
      </h3>
      <ul className="flex flex-col gap-3">{children}</ul>
      {add === null ? null : (
        <Button size="small" className="self-start" onPress={add}>
          <Plus aria-hidden="true" className="size-4" />
          {t('sport.addRow')}
        </Button>
      )}
    </section>
  );
}
