import { useTranslation } from 'react-i18next';
import type { SavedOdds } from '../api/contracts.ts';
import type { SettingChange } from '../settings/review-dialog.tsx';
import { changedRows, keyOf, type OddsFields, type OddsRow, rateOf } from './odds-fields.ts';
import { percentText } from './odds-rate.ts';
import { useBetText } from './use-bet-text.ts';

/** What odds become, each with what it pays back then. */
export function useOddsChanges(): (saved: SavedOdds, fields: OddsFields) => SettingChange[] {
  const { t } = useTranslation('admin');
  const text = useBetText();
  function said({ chance }: OddsRow, odds: string, isOpen: boolean): string {
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
        before: said(row, row.odds, row.isOpen),
        after: said(row, typed.odds, typed.isOpen),
      };
    });
    return [...ceiling, ...prices];
  };
}
