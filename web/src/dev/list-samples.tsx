import { useState } from 'react';
import { won } from '../shared/format/money.ts';
import { Badge } from '../shared/ui/figures/badge.tsx';
import type { Column } from '../shared/ui/lists/column.ts';
import { DataTable } from '../shared/ui/lists/data-table.tsx';
import { Feed, FeedControl } from '../shared/ui/lists/feed.tsx';
import { Panel } from '../shared/ui/pages/page.tsx';
import { Samples } from './sample.tsx';

type Row = { id: string; at: string; amount: string; isDone: boolean };

const rows: readonly Row[] = [
  { id: '1', at: '2026-11-21 17:05', amount: '50000', isDone: true },
  { id: '2', at: '2026-11-21 16:40', amount: '1200000', isDone: false },
];

const columns: readonly Column<Row>[] = [
  { key: 'at', header: '신청 일시', phone: 'title', cell: (row) => row.at },
  { key: 'amount', header: '금액', align: 'end', cell: (row) => won(row.amount) },
  {
    key: 'state',
    header: '상태',
    cell: (row) => (
      <Badge tone={row.isDone ? 'jade' : 'brass'}>{row.isDone ? '완료' : '대기'}</Badge>
    ),
  },
];

export function ListSamples() {
  const [isPaused, setPaused] = useState(false);
  return (
    <Samples title="Lists">
      <Panel title="표" isFlush>
        <DataTable caption="견본" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Panel>
      <Panel title="실시간 출금" aside={<FeedControl isPaused={isPaused} onPaused={setPaused} />}>
        <Feed
          label="실시간 출금"
          items={rows.map((row) => ({
            key: row.id,
            what: 'ab***',
            when: '3분 전',
            value: won(row.amount),
          }))}
        />
      </Panel>
    </Samples>
  );
}
