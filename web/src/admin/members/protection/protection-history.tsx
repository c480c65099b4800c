import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';

function historyOfQuery(memberId: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'members', 'protection', memberId, 'history', page],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/members/protection/history', { body: { memberId, page } }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Who changed what of a member's protection, and why. */
export function ProtectionHistory({
  memberId,
  onClose,
}: {
  memberId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const text = useProtectionText();
  const [page, setPage] = useState(1);
  const query = useQuery(historyOfQuery(memberId, page));
  return (
    <Dialog title={t('protect.historyTitle')} isOpen onClose={onClose} width="wide">
      <div className="-m-5">
        <ListView
          caption={t('protect.historyTitle')}
          empty={{ icon: ShieldCheck, title: t('protect.noHistory') }}
          query={query}
          rowKey={(row) => row.changeId}
          columns={[
            { key: 'at', header: t('protect.at'), cell: (row) => koreaMinute(row.at) },
            {
              key: 'what',
              header: t('protect.what'),
              wraps: true,
              phone: 'title',
              cell: (row) => <span className="font-medium">{text.change(row)}</span>,
            },
            {
              key: 'by',
              header: t('protect.by'),
              wraps: true,
              cell: (row) =>
                row.operator === null
                  ? t('protect.byMember')
                  : [row.operator, row.reason].filter(Boolean).join(' · '),
            },
            { key: 'address', header: t('protect.address'), cell: (row) => row.address },
          ]}
          onPage={setPage}
        />
      </div>
    </Dialog>
  );
}
