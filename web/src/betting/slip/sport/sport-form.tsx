import { legText } from '@noriter/rules/leg-name';
import { lineCount } from '@noriter/rules/lines';
import { ODDS_SCALE, shownOdds } from '@noriter/rules/odds';
import { useTranslation } from 'react-i18next';
import { readOdds } from '../../../shared/format/odds.ts';
import { useSportText } from '../../sportsbook/model/use-sport-text.ts';
import { PolicyChoice } from '../common/policy-choice.tsx';
import { Sum } from '../common/slip-details.tsx';
import { SlipForm } from '../common/slip-form.tsx';
import { StakeField } from '../common/stake-field.tsx';
import type { PresentLeg } from '../model/slip-checks.ts';
import { bonusFactor } from '../model/slip-math.ts';
import { ModeChoice } from './mode-choice.tsx';
import { SlipLegLine } from './slip-leg-line.tsx';
import { SlipNotice } from './slip-notice.tsx';
import { sportPlacing, sportSlip } from './sport-slip.ts';
import { ToleranceChoice } from './tolerance-choice.tsx';
import { type SportFacts, useSportFacts } from './use-sport-facts.ts';

/** The slip of sports, filled in: its legs, how they stand together, and the amounts. */
export function SportForm() {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const facts = useSportFacts();
  const { slip, legs, mode, linesOf, filled } = facts;
  const pickText = ({ leg, odds }: PresentLeg) =>
    [
      text.match(leg) ?? text.name(leg.league),
      text.market(leg.market, leg.sport),
      text.pick(leg.market, leg.selectionId, leg),
      readOdds(odds ?? leg.odds),
    ].join(' · ');
  // Of several singles only those with an amount are bet on.
  const placed = legs.filter(
    ({ leg }) => mode !== 'single' || Number(slip.stakes[legText(leg)] ?? '0') > 0,
  );
  return (
    <SlipForm
      placing={sportPlacing}
      filled={filled}
      question={{
        picks: placed.map(pickText),
        kind: t(`slip.ask.${mode}`, { count: placed.length, folds: legs.length, size: linesOf }),
      }}
      body={facts.body}
      onTried={facts.onTried}
      head={<ModeChoice slip={slip} />}
      lines={legs.map((present) => (
        <SlipLegLine key={legText(present.leg)} present={present} facts={facts} />
      ))}
      stake={mode === 'single' ? undefined : <TicketStake facts={facts} />}
      free={facts.choice}
      options={
        <>
          <PolicyChoice />
          <ToleranceChoice />
        </>
      }
      details={<TicketSums facts={facts} />}
      notice={<SlipNotice facts={facts} />}
    />
  );
}

/** The amount of a combination, or of one line of a system. */
function TicketStake({ facts: { mode, filled, isTried } }: { facts: SportFacts }) {
  const { t } = useTranslation(['sport', 'site']);
  const [ticket] = filled.tickets;
  const label = mode === 'system' ? t('slip.lineStake') : t('site:bet.stake');
  if (ticket === undefined) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {label}
      </span>
      <StakeField
        label={label}
        ticket={ticket}
        filled={filled}
        isTried={isTried}
        onChange={sportSlip.setStake}
      />
    </div>
  );
}

/** The bonus of a combination; how many lines a system has. */
function TicketSums({ facts: { legs, mode, linesOf, filled } }: { facts: SportFacts }) {
  const { t } = useTranslation('sport');
  if (mode === 'system') {
    const lines = lineCount(legs.length, linesOf).toString();
    return <Sum label={t('slip.lines')}>{t('slip.lineCount', { lines })}</Sum>;
  }
  const odds = legs.map(({ leg, odds: present }) => present ?? leg.odds);
  const factor = bonusFactor(filled.bonus, odds);
  if (mode !== 'combination' || factor <= ODDS_SCALE) return null;
  return (
    <Sum label={t('slip.bonus')}>
      <span className="font-medium text-jade">×{shownOdds(factor)}</span>
    </Sum>
  );
}
