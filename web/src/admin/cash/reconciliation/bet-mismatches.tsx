import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MismatchPanel } from './mismatch-panel.tsx';
import { mismatchesQuery } from './reconciliation-query.ts';

/** What bets and the ledger do not agree on: payouts that were lost, doubled or forged. */
export function BetMismatches() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...mismatchesQuery(page), placeholderData: keepPreviousData });
  return (
    <MismatchPanel
      books="betting"
      title={t('reconciliation.bets.title')}
      empty={t('reconciliation.bets.empty')}
      query={query}
      onPage={setPage}
      faultOf={({ fault }) => t(`reconciliation.bets.fault.${fault}`)}
      subjectOf={({ slipId }) => slipId}
    />
  );
}
