import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListData } from '../../api/envelope.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';

type ListViewProps<Row> = {
  caption: string;
  empty: string;
  query: UseQueryResult<ListData<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  below?: (row: Row) => ReactNode;
  onPage: (page: number) => void;
};

/** A list from the server in each of its states: coming, failed, empty, there. */
export function ListView<Row>({ query, empty, onPage, below, ...table }: ListViewProps<Row>) {
  if (query.isPending) return <SkeletonRows rows={6} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  const { list, pageInfo } = query.data;
  if (list.length === 0) return <Empty icon={Inbox} title={empty} />;
  return (
    <>
      <div className="overflow-x-auto">
        <DataTable {...table} {...(below === undefined ? {} : { below })} rows={list} />
      </div>
      <Pagination info={pageInfo} onPage={onPage} />
    </>
  );
}
