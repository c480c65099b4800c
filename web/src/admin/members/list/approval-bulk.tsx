import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { MemberRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { BulkBar } from '../../shared/tables/bulk-bar.tsx';
import { BulkDialog } from '../../shared/tables/bulk-dialog.tsx';
import type { Marks } from '../../shared/tables/use-marks.ts';

/** Several applicants let in together; who is refused is told why, and so one by one. */
export function ApprovalBulk({ marks }: { marks: Marks<MemberRow> }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly MemberRow[] | null>(null);
  const count = marks.rows.length;
  return (
    <>
      {count === 0 ? null : (
        <BulkBar count={count} onClear={marks.clear}>
          <Button size="small" look="main" onPress={() => setRows(marks.rows)}>
            {t('members.move.approve')} {count}
          </Button>
        </BulkBar>
      )}
      {rows === null ? null : (
        <BulkDialog
          rows={rows}
          act={{
            title: t('members.move.approve'),
            confirmLabel: `${t('members.move.approve')} ${rows.length}`,
            effect: t('bulk.approveMembers', { count: rows.length }),
            keyOf: (row) => row.memberId,
            lineOf: (row) => ({ name: `${row.memNick} ${row.memId}`, value: row.memName }),
            send: ({ memberId }, headers) =>
              answerOf(
                operatorApi.POST('/api/admin/members/approve', {
                  body: { memberId },
                  headers: headers('approve'),
                }),
              ),
            onDone: () => {
              void queries.invalidateQueries({ queryKey: ['admin', 'queue', 'signup'] });
              void queries.invalidateQueries({ queryKey: ['admin', 'members'] });
            },
          }}
          onClose={() => {
            setRows(null);
            marks.clear();
          }}
        />
      )}
    </>
  );
}
