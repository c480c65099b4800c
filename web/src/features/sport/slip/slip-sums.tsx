import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../../format/money.ts';
import { Sum } from '../../bet/slip-sums.tsx';
import { oddsText } from '../odds.ts';
import { totalOdds } from './slip-checks.ts';
import { bonusOf, lineCount } from './slip-math.ts';
import type { SlipFormFacts } from './use-slip-form.ts';

/** What the slip costs and pays at most: odds, bonus, stake, win and its cap, and the money left. */
export function SlipSums({ facts }: { facts: SlipFormFacts }) {
  const { t } = useTranslation(['sport', 'site']);
  const { legs, mode, linesOf, limits, bonus, sums } = facts;
  const { stake, most, cash } = sums;
  const after = cash === undefined ? null : parseWon(cash) - stake;
  const factor = bonusOf(
    bonus,
    legs.map(({ leg, odds }) => odds ?? leg.odds),
  );
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {mode === 'combination' ? (
        <Sum label={t('slip.totalOdds')}>
          <span className="font-bold text-brass-text">{totalOdds(legs)}</span>
        </Sum>
      ) : null}
      {mode === 'combination' && factor > 1_000n ? (
        <Sum label={t('slip.bonus')}>
          <span className="font-medium text-jade">
            ×{oddsText({ numerator: factor, denominator: 1_000n })}
          </span>
        </Sum>
      ) : null}
      {mode === 'system' ? (
        <Sum label={t('slip.lines')}>
          {t('slip.lineCount', { lines: lineCount(legs.length, linesOf).toString() })}
        </Sum>
      ) : null}
      <Sum label={t('site:bet.total')}>
        <strong className="text-lg font-bold">{won(stake.toString())}</strong>
      </Sum>
      <Sum label={t('site:bet.totalWin')}>
        <span className="font-semibold text-brass-text">{won(most.toString())}</span>
      </Sum>
      {limits === null ? null : (
        <Sum label={t('site:bet.winCap')}>
          <span className="text-muted">{won(limits.winMaximum)}</span>
        </Sum>
      )}
      {after === null ? null : (
        <Sum label={t('site:bet.after')}>
          <span className={`font-medium ${after < 0n ? 'text-up' : ''}`}>
            {won(after.toString())}
          </span>
        </Sum>
      )}
    </dl>
  );
}
