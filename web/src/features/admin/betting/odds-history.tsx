import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsVersion } from '../api/contracts.ts';
import type { SettingChange } from '../settings/review-dialog.tsx';
import { oddsVersionsQuery } from './betting-queries.ts';
import { useBetText } from './use-bet-text.ts';
import { VersionHistory } from './version-history.tsx';

/** Who set which odds when and why, and what that changed. */
export function OddsHistory() {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...oddsVersionsQuery(page), placeholderData: keepPreviousData });
  const said = ({ odds, isOpen }: OddsVersion['changes'][number]['after']) =>
    `${odds}${isOpen ? '' : ` · ${t('betting.closedPick')}`}`;
  function changesOf({ ceiling, ceilingBefore, changes }: OddsVersion): SettingChange[] {
    const name = t('betting.ceilingName');
    const [before, after] = [`${ceilingBefore / 100}%`, `${ceiling / 100}%`];
    return [
      ...(ceiling === ceilingBefore ? [] : [{ name, before, after }]),
      ...changes.map((change) => ({
        name: `${text.game(change.gameId)} ${text.selection(change.gameId, change.marketId, change.selectionId)}`,
        before: said(change.before),
        after: said(change.after),
      })),
    ];
  }
  return <VersionHistory query={query} onPage={setPage} changesOf={changesOf} />;
}
