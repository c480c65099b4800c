import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { type Move, type RightRequest, rightRequestsQuery } from './request-queries.ts';

/** Partners that are to give and take money, which always waits for a second operator. */
export function RightRequests() {
  const { t } = useTranslation('partner');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ row: RightRequest; move: Move } | null>(null);
  const { state, rest } = useRequestColumns<RightRequest>((row, move) => setAsked({ row, move }));
  return (
    <Panel isFlush title={t('request.rights')}>
      <ListView
        caption={t('request.rights')}
        empty={{ icon: HandCoins, title: t('request.noRights') }}
        query={useQuery(rightRequestsQuery(page))}
        columns={[
          {
            key: 'partner',
            header: t('request.subject'),
            phone: 'title',
            cell: ({ partner }) => <PersonName person={partner} />,
          },
          state,
          ...rest,
        ]}
        rowKey={({ requestId }) => requestId}
        onPage={setPage}
      />
      {asked === null ? null : (
        <DecideDialog
          move={asked.move}
          effect={t('request.rightEffect', { name: asked.row.partner.nickname })}
          send={({ move, reason }, headers) =>
            answerOf(
              operatorApi.POST('/api/admin/partner/terms/decide', {
                body: { requestId: asked.row.requestId, move, reason },
                headers,
              }),
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
