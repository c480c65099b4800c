import { useTranslation } from 'react-i18next';
import type { StakeLimits } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { sumsOf } from '../slip/common/slip-facts.ts';
import type { BonusRule } from '../sportsbook/model/sport-types.ts';
import { exampleOdds, exampleStake, systemSize } from './example-bet.ts';

type Settings = { bonus: BonusRule | null; limits: StakeLimits };

/** Worked examples under the settings in force, by the arithmetic of the slip itself. */
export function RuleExamples({ bonus, limits }: Settings) {
  const { t } = useTranslation('sport');
  const given = { odds: exampleOdds.join(', '), stake: won(exampleStake) };
  const all = exampleSums(exampleOdds.length, { bonus, limits });
  const pairs = exampleSums(systemSize, { bonus, limits });
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-bold">{t('inForce.examples')}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty">
        <li data-testid="example-combination">
          {t('inForce.exampleCombination', { ...given, returned: won(String(all.most)) })}
        </li>
        <li data-testid="example-system">
          {t('inForce.exampleSystem', {
            ...given,
            size: systemSize,
            legs: exampleOdds.length,
            total: won(String(pairs.stake)),
            returned: won(String(pairs.most)),
          })}
        </li>
      </ul>
    </div>
  );
}

function exampleSums(linesOf: number, settings: Settings) {
  const tickets = [{ odds: exampleOdds, linesOf, lineStake: exampleStake }];
  return sumsOf({ tickets, ...settings, cash: undefined, freeBet: null, needsAll: true });
}
