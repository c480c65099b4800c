import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { rowsUsual } from '../../shared/admin-search.ts';
import { AdminList } from '../../shared/tables/admin-list.tsx';
import { TakeAway } from '../../shared/tables/export-rows.tsx';
import { type BetFilter, betsQuery, takeBets } from '../shared/betting-queries.ts';
import type { BetsSearch } from '../shared/betting-search.ts';
import { useBetColumns } from './bet-columns.tsx';
import { useBetCsv } from './use-bet-csv.ts';

type BetsListProps = {
  filter: BetFilter;
  search: BetsSearch;
  onSearch: (search: BetsSearch) => void;
};

/** The bets a filter finds, and what all of them staked and got back. */
export function BetsList({ filter, search, onSearch }: BetsListProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const query = useQuery({ ...betsQuery(filter, search), placeholderData: keepPreviousData });
  const isMembers = filter.memberId !== undefined;
  const columns = useBetColumns().filter(({ key }) => key !== 'member' || !isMembers);
  const csv = useBetCsv();
  const { page: _first, ...rest } = search;
  return (
    <AdminList
      table="bets"
      caption={t('nav.bets')}
      empty={{ icon: ReceiptText, title: t('betting.empty') }}
      query={query}
      columns={columns}
      rowKey={(row) => row.betId}
      rows={search.rows ?? rowsUsual}
      onRows={(rows) => onSearch({ ...rest, rows })}
      onPage={(page) => onSearch({ ...search, page })}
      onOpen={(key) => {
        const row = query.data?.list.find(({ betId }) => betId === key);
        if (row === undefined) return;
        void navigate({ to: '/admin/bets/$slipId', params: { slipId: row.slipId } });
      }}
      tools={
        <>
          {query.data === undefined ? null : (
            <Sums stake={query.data.stake} returned={query.data.returned} />
          )}
          <TakeAway name="bets" columns={csv} fetchAll={() => takeBets(filter)} />
        </>
      }
    />
  );
}

function Sums({ stake, returned }: { stake: string; returned: string }) {
  const { t } = useTranslation('admin');
  return (
    <dl className="flex flex-wrap gap-x-4 pr-2 text-sm max-sm:w-full tabular-nums">
      {[
        { name: t('betting.stake'), sum: stake },
        { name: t('betting.returned'), sum: returned },
      ].map(({ name, sum }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-faint">{name}</dt>
          <dd className="font-semibold">{won(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}
