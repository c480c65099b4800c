import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { historyQuery } from './protection-queries.ts';

/** Every change of the member's protection, by whom and why. */
export function HistoryPanel() {
  const { t } = useTranslation(['site', 'protection']);
  const text = useProtectionText();
  const [page, setPage] = useState(1);
  const query = useQuery(historyQuery(page));
  return (
    <Panel isFlush title={t('protection:historyTitle')}>
      <ListView
        caption={t('protection:historyTitle')}
        empty={{ icon: ShieldCheck, title: t('protection:noHistory') }}
        query={query}
        rowKey={(row) => row.changeId}
        columns={[
          { key: 'at', header: t('my.at'), cell: (row) => koreaMinute(row.at) },
          {
            key: 'what',
            header: t('my.what'),
            wraps: true,
            phone: 'title',
            cell: (row) => <span className="font-medium">{text.change(row)}</span>,
          },
          {
            key: 'by',
            header: t('protection:by'),
            wraps: true,
            cell: (row) =>
              row.byOperator
                ? t('protection:byOperator', { reason: row.reason ?? '' })
                : t('protection:byMember'),
          },
        ]}
        onPage={setPage}
      />
    </Panel>
  );
}
