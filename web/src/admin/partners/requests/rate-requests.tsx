import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { type Move, type RateRequest, rateRequestsQuery } from './request-queries.ts';

/** Rates that promise more than one operator may, which wait for a second one. */
export function RateRequests() {
  const { t } = useTranslation('partner');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ row: RateRequest; move: Move } | null>(null);
  const columns = useColumns((row, move) => setAsked({ row, move }));
  return (
    <Panel isFlush title={t('request.rates')}>
      <ListView
        caption={t('request.rates')}
        empty={{ icon: Percent, title: t('request.noRates') }}
        query={useQuery(rateRequestsQuery(page))}
        columns={columns}
        rowKey={({ requestId }) => requestId}
        onPage={setPage}
      />
      {asked === null ? null : (
        <DecideDialog
          move={asked.move}
          effect={t('request.rateEffect', { name: asked.row.holder.nickname })}
          send={({ move, reason }, headers) =>
            answerOf(
              operatorApi.POST('/api/admin/partner/rates/decide', {
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

function useColumns(onMove: (row: RateRequest, move: Move) => void): Column<RateRequest>[] {
  const { t } = useTranslation('partner');
  const { state, rest } = useRequestColumns(onMove);
  return [
    {
      key: 'holder',
      header: t('settlement.holder'),
      phone: 'title',
      cell: ({ holder }) => <PersonName person={holder} />,
    },
    state,
    {
      key: 'rates',
      header: t('rates.title'),
      wraps: true,
      cell: ({ rates }) => (
        <ul className="tabular-nums">
          {rates.map(({ category, kind, rate }) => (
            <li key={`${category} ${kind}`}>
              {t(`category.${category}`)} · {t(`kind.${kind}`)} {rate}%
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'from',
      header: t('rates.effectiveFrom'),
      cell: ({ effectiveFrom }) => koreaMinute(effectiveFrom),
    },
    ...rest,
  ];
}
