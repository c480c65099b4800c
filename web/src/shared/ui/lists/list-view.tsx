import type { UseQueryResult } from '@tanstack/react-query';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListData } from '../../api/envelope.ts';
import { Button } from '../controls/button.tsx';
import { lastPageOf, Pagination } from '../controls/pagination.tsx';
import { Empty, Failed, SkeletonRows } from '../pages/states.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { Selecting } from './table-types.ts';

export type ListViewProps<Row> = {
  caption: string;
  empty: { icon?: LucideIcon; title: string; note?: string; action?: ReactNode };
  query: UseQueryResult<ListData<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  below?: (row: Row) => ReactNode;
  isWorked?: boolean;
  hidden?: readonly string[];
  marks?: Selecting<Row>;
  onPage: (page: number) => void;
};

/** A list from the server in each of its states: coming, failed, empty, there. For a flush panel. */
export function ListView<Row>({ query, empty, onPage, below, ...table }: ListViewProps<Row>) {
  if (query.data === undefined) {
    if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div className="p-4 sm:p-5">
        <SkeletonRows rows={5} />
      </div>
    );
  }
  // What was shown stays, and what is typed in it, when a later look at it fails.
  const { list, pageInfo } = query.data;
  if (list.length === 0) {
    const icon = empty.icon ?? Inbox;
    const last = lastPageOf(pageInfo);
    if (pageInfo.page > last) return <Beyond icon={icon} onLast={() => onPage(last)} />;
    return <Empty {...empty} icon={icon} />;
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className="transition-opacity duration-150 aria-busy:opacity-50"
    >
      <DataTable {...table} {...(below === undefined ? {} : { below })} rows={list} />
      <Pagination info={pageInfo} onPage={onPage} />
    </div>
  );
}

/** What stood on this page is gone, the pages before it are not: that is no empty list. */
function Beyond({ icon, onLast }: { icon: LucideIcon; onLast: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={icon}
      title={t('paging.beyond')}
      action={
        <Button size="small" onPress={onLast}>
          {t('paging.toLast')}
        </Button>
      }
    />
  );
}
