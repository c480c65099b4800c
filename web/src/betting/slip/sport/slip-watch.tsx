import { useTranslation } from 'react-i18next';
import { readOdds } from '../../../shared/format/odds.ts';
import { useSportText } from '../../sportsbook/model/use-sport-text.ts';
import { movedLegs } from '../model/slip-checks.ts';
import { sportSlip } from './sport-slip.ts';
import { LegWatch, useLegPrices } from './use-leg-prices.tsx';

/**
 * Follows the matches of the slip while a page of sports is open, the sheet closed or not, and says
 * the changes of its own odds: the only ones a screen reader hears of unasked.
 */
export function SlipWatch() {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const { lines: legs, outcome } = sportSlip.useSlip();
  const moved = movedLegs(useLegPrices(legs, outcome));
  const isAwaited = outcome?.kind !== 'receipt';
  const fixtures = [...new Set(legs.map(({ fixtureId }) => fixtureId))];
  return (
    <>
      {isAwaited
        ? fixtures.map((fixtureId) => <LegWatch key={fixtureId} fixtureId={fixtureId} />)
        : null}
      <output className="sr-only">
        {isAwaited
          ? moved
              .map(({ leg, odds }) =>
                t('slip.movedSaid', {
                  pick: text.pick(leg.market, leg.selectionId, leg),
                  from: readOdds(leg.odds),
                  to: readOdds(odds ?? leg.odds),
                }),
              )
              .join(' ')
          : ''}
      </output>
    </>
  );
}
