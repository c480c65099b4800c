import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { SavedOdds } from '../../shared/contracts.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { useBetText } from '../shared/use-bet-text.ts';
import { changedRows, keyOf, type OddsFields, type OddsRow, rateOf } from './odds-fields.ts';
import { percentText } from './odds-rate.ts';

/** What odds become, each with what it pays back then. */
export function useOddsChanges(): (saved: SavedOdds, fields: OddsFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const text = useBetText();
  function reported({ chance }: OddsRow, odds: string, isOpen: boolean): string {
    const rate = rateOf(chance, odds);
    const back = rate === null ? '' : ` (${t('betting.rateOf', { rate: percentText(rate) })})`;
    return `${odds}${back}${isOpen ? '' : ` · ${t('betting.closedPick')}`}`;
  }
  return (saved, fields) => {
    const before = (saved.ceiling / 100).toString();
    const ceiling =
      Number(fields.ceiling) === Number(before)
        ? []
        : [{ name: t('betting.ceilingName'), before: `${before}%`, after: `${fields.ceiling}%` }];
    const prices = changedRows(saved, fields).map((row) => {
      const typed = fields.prices[keyOf(row)] ?? row;
      const pick = text.selection(row.gameId, row.marketId, row.selectionId);
      return {
        name: `${text.game(row.gameId)} ${pick}`,
        before: reported(row, row.odds, row.isOpen),
        after: reported(row, typed.odds, typed.isOpen),
      };
    });
    const lossBefore = wonDigits(saved.roundLossMax);
    const lossAfter = wonDigits(fields.roundLossMax);
    const loss = { name: t('betting.roundLossMax'), before: lossBefore, after: lossAfter };
    return [...ceiling, ...(lossBefore === lossAfter ? [] : [loss]), ...prices];
  };
}
