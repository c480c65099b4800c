import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import type { OddsVersion } from '../../shared/contracts.ts';
import type { SettingChange } from '../../shared/settings/review-dialog.tsx';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { oddsVersionsQuery } from '../shared/betting-queries.ts';
import { useBetText } from '../shared/use-bet-text.ts';

/** Who set which odds when and why, and what that changed. */
export function OddsHistory() {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const reported = ({ odds, isOpen }: OddsVersion['changes'][number]['after']) =>
    `${odds}${isOpen ? '' : ` · ${t('betting.closedPick')}`}`;
  function changesOf(version: OddsVersion): SettingChange[] {
    const { ceiling, ceilingBefore, roundLossMax, roundLossMaxBefore, changes } = version;
    const loss = { before: wonDigits(roundLossMaxBefore), after: wonDigits(roundLossMax) };
    const name = t('betting.ceilingName');
    const [before, after] = [`${ceilingBefore / 100}%`, `${ceiling / 100}%`];
    return [
      ...(ceiling === ceilingBefore ? [] : [{ name, before, after }]),
      ...(loss.before === loss.after ? [] : [{ name: t('betting.roundLossMax'), ...loss }]),
      ...changes.map((change) => ({
        name: `${text.game(change.gameId)} ${text.selection(change.gameId, change.marketId, change.selectionId)}`,
        before: reported(change.before),
        after: reported(change.after),
      })),
    ];
  }
  return <VersionHistory queryOf={oddsVersionsQuery} changesOf={changesOf} />;
}
