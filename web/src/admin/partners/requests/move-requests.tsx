import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp } from 'lucide-react';
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
import { type Move, type MoveRequest, movesQuery } from './request-queries.ts';

/** Moves of the site, the newest first; those of many people wait for a second operator. */
export function MoveRequests() {
  const { t } = useTranslation('partner');
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ row: MoveRequest; move: Move } | null>(null);
  const columns = useColumns((row, move) => setAsked({ row, move }));
  return (
    <Panel isFlush title={t('request.moves')}>
      <ListView
        caption={t('request.moves')}
        empty={{ icon: ArrowDownUp, title: t('request.noMoves') }}
        query={useQuery(movesQuery(page))}
        columns={columns}
        rowKey={({ moveId }) => moveId}
        onPage={setPage}
      />
      {asked === null ? null : (
        <DecideDialog
          move={asked.move}
          effect={t('request.moveEffect', {
            name: asked.row.subject.nickname,
            parent: asked.row.newParent.nickname,
            count: asked.row.size,
          })}
          send={({ move, reason }, headers) =>
            answerOf(
              operatorApi.POST('/api/admin/partner/move/decide', {
                body: { moveId: asked.row.moveId, move, reason },
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

function useColumns(onMove: (row: MoveRequest, move: Move) => void): Column<MoveRequest>[] {
  const { t } = useTranslation('partner');
  const { state, rest } = useRequestColumns(onMove);
  return [
    {
      key: 'subject',
      header: t('request.subject'),
      phone: 'title',
      cell: ({ subject }) => <PersonName person={subject} />,
    },
    state,
    {
      key: 'parent',
      header: t('move.newParent'),
      cell: ({ newParent }) => <PersonName person={newParent} />,
    },
    {
      key: 'size',
      header: t('request.size'),
      align: 'end',
      cell: ({ size }) => t('people', { count: size }),
    },
    {
      key: 'from',
      header: t('move.from'),
      cell: ({ effectiveFrom }) => koreaMinute(effectiveFrom),
    },
    ...rest,
  ];
}
