import { useQuery } from '@tanstack/react-query';
import { CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Days } from '../../../shared/partner/money/settlement-list.tsx';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { Amount } from '../../../shared/partner/reports/report-columns.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { type Preview, type PreviewWish, previewQuery } from './period-queries.ts';

type PreviewListProps = { wish: PreviewWish; onPage: (page: number) => void };
type Row = Preview['list'][number];

/** Who would be paid what, and how that differs from the period before. */
export function PreviewList({ wish, onPage }: PreviewListProps) {
  const { t } = useTranslation('partner');
  const query = useQuery(previewQuery(wish));
  const totals = query.data?.totals;
  return (
    <>
      {totals === undefined || query.data?.list.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-6 border-b border-line px-4 py-2.5 text-sm sm:px-5">
          <span>
            <span className="text-faint">{t('preview.earned')} </span>
            <strong>
              <Amount amount={totals.earned} />
            </strong>
          </span>
          <span>
            <span className="text-faint">{t('preview.payable')} </span>
            <strong>
              <Amount amount={totals.payable} />
            </strong>
          </span>
        </p>
      )}
      <ListView
        caption={t('preview.title')}
        empty={{ icon: CalendarCheck2, title: t('preview.empty'), note: t('preview.emptyNote') }}
        query={query}
        columns={useColumns(wish)}
        rowKey={({ holder, kind, fromDay }) => `${holder.memberId} ${kind} ${fromDay}`}
        onPage={onPage}
      />
    </>
  );
}

function useColumns(wish: PreviewWish): Column<Row>[] {
  const { t } = useTranslation('partner');
  const amount = (key: 'earned' | 'payable' | 'previous' | 'difference'): Column<Row> => ({
    key,
    header: t(`preview.${key}`),
    align: 'end',
    cell: (row) => <Amount amount={row[key]} />,
  });
  return [
    {
      key: 'holder',
      header: t('settlement.holder'),
      phone: 'title',
      cell: ({ holder }) => <PersonName person={holder} />,
    },
    {
      key: 'kind',
      header: t('settlement.kind'),
      cell: ({ kind, fromDay, untilDay }) => (
        <span className="flex flex-col">
          {t(`kind.${kind}`)}
          {fromDay === wish.fromDay && untilDay === wish.untilDay ? null : (
            <span className="text-sm text-muted">
              <Days from={fromDay} until={untilDay} />
            </span>
          )}
        </span>
      ),
    },
    amount('earned'),
    amount('payable'),
    amount('previous'),
    amount('difference'),
  ];
}
