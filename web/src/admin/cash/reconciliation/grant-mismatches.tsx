import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MismatchPanel } from './mismatch-panel.tsx';
import { grantMismatchesQuery } from './reconciliation-query.ts';

/** What promotions and the ledger do not agree on: bonuses, points and free bets lost, doubled or forged. */
export function GrantMismatches() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...grantMismatchesQuery(page), placeholderData: keepPreviousData });
  return (
    <MismatchPanel
      books="promotion"
      title={t('reconciliation.grants.title')}
      empty={t('reconciliation.grants.empty')}
      query={query}
      onPage={setPage}
      faultOf={({ fault }) => t(`reconciliation.grants.fault.${fault}`)}
      subjectOf={({ account, grantId }) => `${account} · ${grantId}`}
    />
  );
}
