import { type Sport, sports } from '@noriter/rules/sports';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { RulesPartProps } from './rule-field.tsx';

/** More groups than sports that could be in one make no difference. */
const GROUPS = [1, 2, 3, 4, 5, 6] as const;
const NO_GROUP = 'none';

/** Which sports go together: those of different groups do not stand on one ticket. */
export function GroupsPanel({ fields, isReadOnly, put }: RulesPartProps) {
  const { t } = useTranslation(['admin', 'sport']);
  const choices = [
    { id: NO_GROUP, text: t('admin:sport.noGroup') },
    ...GROUPS.map((number) => ({
      id: String(number),
      text: t('admin:sport.groupOf', { number }),
    })),
  ];
  function choose(sport: Sport, id: string): void {
    const { [sport]: _before, ...rest } = fields.groups;
    put({ groups: id === NO_GROUP ? rest : { ...rest, [sport]: Number(id) } });
  }
  return (
    <Panel title={t('admin:sport.rulePanel.groups')}>
      <p className="pb-4 text-sm text-muted">{t('admin:sport.groupsNote')}</p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {sports.map((sport) => (
          <Select
            key={sport}
            label={t(`sport:name.${sport}`)}
            choices={choices}
            value={fields.groups[sport]?.toString() ?? NO_GROUP}
            onChange={(id) => choose(sport, id)}
            placeholder={t('admin:sport.noGroup')}
            isDisabled={isReadOnly}
          />
        ))}
      </div>
    </Panel>
  );
}
