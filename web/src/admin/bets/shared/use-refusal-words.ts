import { legText } from '@noriter/rules/leg-name';
import { useTranslation } from 'react-i18next';
import { problemsIn } from '../../../betting/slip/model/place-problems.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import type { AdminBet } from '../../shared/contracts.ts';

type Refused = {
  refusal: string | null;
  problems?: unknown;
  legs: Pick<AdminBet['legs'][number], 'fixtureId' | 'marketKey' | 'selectionId' | 'askedOdds'>[];
};

/** Why a slip was refused, as an operator needs it: the fact, both odds, and its code. */
export function useRefusalWords(): (slip: Refused) => string {
  const { t, i18n } = useTranslation('admin');
  return ({ refusal, problems, legs }) => {
    if (refusal === null) return '';
    const key = `betting.refused.${refusal}`;
    const fact = i18n.exists(key, { ns: 'admin' })
      ? t(key as 'betting.refused.B1013')
      : t('betting.refused.other');
    const moved = problemsIn(problems).flatMap(({ leg, odds }) => {
      const asked = legs.find((one) => leg !== null && legText(one) === legText(leg));
      if (asked === undefined || odds === null) return [];
      return `${readOdds(asked.askedOdds)} → ${readOdds(odds)}`;
    });
    return `${fact}${moved.length === 0 ? '' : ` ${moved.join(', ')}`} (${refusal})`;
  };
}
