import { legText } from '@noriter/rules/leg-name';
import { Lock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { useSportText } from '../../sportsbook/model/use-sport-text.ts';
import { MovedOdds } from '../common/moved-odds.tsx';
import { StakeField } from '../common/stake-field.tsx';
import { isAbout, isShut, type PresentLeg } from '../model/slip-checks.ts';
import { singleOf } from '../model/slip-math.ts';
import { sportSlip } from './sport-slip.ts';
import { useLegProblem } from './use-leg-problem.ts';
import type { SportFacts } from './use-sport-facts.ts';

type SlipLegLineProps = { present: PresentLeg; facts: SportFacts };

/** One leg of the slip: what is bet on, at which odds, and what is wrong with it. */
export function SlipLegLine({ present, facts }: SlipLegLineProps) {
  const { t } = useTranslation(['sport', 'site']);
  const text = useSportText();
  const { leg, odds } = present;
  const { mode, refusal, slip, filled, isTried } = facts;
  const key = legText(leg);
  const problem = useLegProblem(present, facts);
  const pick = text.pick(leg.market, leg.selectionId, leg);
  const market = text.market(leg.market, leg.sport);
  const match = text.match(leg) ?? text.name(leg.league);
  return (
    <li>
      <fieldset
        aria-label={`${match} ${market} ${pick}`}
        className={`flex min-w-0 flex-col gap-2 px-5 py-3 ${isAbout(refusal, leg) ? 'bg-warn-soft' : ''}`}
      >
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-faint">
              {leg.isLive ? (
                <Badge tone="jade">{t('live')}</Badge>
              ) : (
                koreaMinute(leg.startsAt).slice(5)
              )}
              <span className="min-w-0">{match}</span>
            </span>
            <span className="text-sm text-muted">{market} </span>
            <span className="font-semibold">{pick}</span>
          </p>
          <span className="-my-1 -mr-2 flex shrink-0 items-center gap-1">
            {isShut(present) ? <Lock aria-hidden="true" className="size-3.5 text-warn" /> : null}
            <MovedOdds seen={leg.odds} present={odds ?? leg.odds} />
            <IconButton
              label={t('site:bet.remove', { name: `${market} ${pick}` })}
              onPress={() => sportSlip.remove([key])}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </span>
        </div>
        {problem === null ? null : <p className="text-sm text-danger">{problem}</p>}
        {mode === 'single' ? (
          <StakeField
            label={t('site:bet.stake')}
            ticket={singleOf(odds ?? leg.odds, slip.stakes[key] ?? '')}
            filled={filled}
            isTried={isTried}
            onChange={(amount) => sportSlip.setStakeOf(key, amount)}
          />
        ) : null}
      </fieldset>
    </li>
  );
}
