import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { RuleField, type RulesPartProps } from './rule-field.tsx';

/** Rules that are numbers and nothing else, by what they are about. */
const panels = {
  combination: ['foldsMax', 'linesMax', 'legOddsMin', 'totalOddsMax', 'liveDelayMs'],
  axis: ['axisTickets', 'axisStake', 'axisReturn'],
  exposure: ['suspendAt', 'lossMax'],
  cancel: ['cancelMinutes', 'cancelPerDay'],
  putOff: ['putOffVoidHours'],
} as const;

const panelNames = ['combination', 'axis', 'exposure', 'cancel', 'putOff'] as const;

export function NumberPanels(part: RulesPartProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
      {panelNames.map((panel) => (
        <Panel key={panel} title={t(`sport.rulePanel.${panel}`)}>
          <p className="pb-4 text-sm text-muted">{t(`sport.rulePanelNote.${panel}`)}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {panels[panel].map((name) => (
              <RuleField key={name} name={name} {...part} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  );
}

/** Whether bets are bought back, and at how much of what they are worth. */
export function CashOutPanel(part: RulesPartProps) {
  const { t } = useTranslation('admin');
  const { fields, isReadOnly, put } = part;
  return (
    <Panel title={t('sport.rulePanel.cashOut')}>
      <Switch
        label={t('sport.hasCashOut')}
        isOn={fields.hasCashOut}
        isDisabled={isReadOnly}
        onChange={(hasCashOut) => put({ hasCashOut })}
      />
      {fields.hasCashOut ? (
        <div className="max-w-72 pt-3">
          <RuleField name="cashOutPercent" {...part} />
        </div>
      ) : null}
    </Panel>
  );
}
