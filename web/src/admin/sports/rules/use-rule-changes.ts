import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { groupsOf } from './read-rules.ts';
import { type RulesFields, ruleNames } from './rules-fields.ts';

/** Of a switched-off rule its numbers are none. */
const switchOf = {
  bonusOddsMin: 'hasBonus',
  cashOutPercent: 'hasCashOut',
} as const satisfies Partial<Record<(typeof ruleNames)[number], keyof RulesFields>>;

/** What rules become, one by one, in the words of their form. */
export function useRuleChanges(): (before: RulesFields, after: RulesFields) => SettingChange[] {
  const { t } = useTranslation(['admin', 'sport']);
  return (before, after) => {
    const [was, is] = [linesOf(before), linesOf(after)];
    return was.flatMap(({ name, text }, at) => {
      const now = is[at]?.text ?? '';
      return now === text ? [] : [{ name, before: text, after: now }];
    });
  };

  function linesOf(fields: RulesFields): { name: string; text: string }[] {
    const onOff = (isOn: boolean) => t(isOn ? 'admin:settings.on' : 'admin:settings.off');
    return [
      ...ruleNames.map((name) => ({
        name: t(`admin:sport.rule.${name}`),
        text: isOff(fields, name) ? '' : textOf(fields, name),
      })),
      { name: t('admin:sport.hasBonus'), text: onOff(fields.hasBonus) },
      { name: t('admin:sport.bonusSteps'), text: fields.hasBonus ? stepsOf(fields) : '' },
      { name: t('admin:sport.hasCashOut'), text: onOff(fields.hasCashOut) },
      { name: t('admin:sport.mixesLive'), text: onOff(fields.mixesLive) },
      { name: t('admin:sport.crossings'), text: crossingsOf(fields) },
      { name: t('admin:sport.alone'), text: aloneOf(fields) },
      {
        name: t('admin:sport.rulePanel.groups'),
        text: groupsOf(fields)
          .map((group) => group.map((sport) => t(`sport:name.${sport}`)).join(' + '))
          .join(' / '),
      },
    ];
  }

  /** A limit that is left empty is none, and not nothing: who approves it reads that. */
  function textOf(fields: RulesFields, name: (typeof ruleNames)[number]): string {
    return name === 'crossTickets' && fields[name] === ''
      ? t('admin:sport.anyNumber')
      : plain(fields[name]);
  }

  function stepsOf({ steps }: RulesFields): string {
    return steps
      .map(({ folds, percent }) => t('admin:sport.stepText', { folds, percent }))
      .join(', ');
  }

  function crossingsOf({ crossings }: RulesFields): string {
    return crossings
      .map(({ sport, one, other }) => {
        const pair = [one, other].map((kind) => t(`admin:sport.kind.${kind}`));
        return `${t(`sport:name.${sport}`)}: ${pair.join(' + ')}`;
      })
      .join(', ');
  }

  function aloneOf({ alone }: RulesFields): string {
    return alone
      .map(({ sport, kind, leagueId }) =>
        [
          ...(sport === '' ? [] : [t(`sport:name.${sport}`)]),
          ...(kind === '' ? [] : [t(`admin:sport.kind.${kind}`)]),
          ...(leagueId === '' ? [] : [leagueId]),
        ].join(' '),
      )
      .map((text) => (text === '' ? t('admin:filter.all') : text))
      .join(', ');
  }
}

function isOff(fields: RulesFields, name: (typeof ruleNames)[number]): boolean {
  const key = Object.entries(switchOf).find(([known]) => known === name)?.[1];
  return key !== undefined && !fields[key];
}

/** Whole numbers with their digits grouped; decimals as they are. */
function plain(text: string): string {
  return /^\d+$/.test(text) ? wonDigits(text) : text;
}
