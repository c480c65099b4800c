import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListData } from '../../../shared/api/envelope.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { GrantMismatch, LedgerMismatch } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { CloseDialog, type ComparedBooks } from './close-mismatch.tsx';
import { useKindText } from './use-kind-text.ts';
import { useMismatchColumns } from './use-mismatch-columns.tsx';

type MismatchPanelProps<Row> = {
  books: ComparedBooks;
  title: string;
  empty: string;
  query: UseQueryResult<ListData<Row> & { comparedTo: string }>;
  onPage: (page: number) => void;
  faultOf: (row: Row) => string;
  /** What it is of, beside the command and the member. */
  subjectOf: (row: Row) => string;
};

/** Who may say that one was dealt with. */
const closes = { betting: 'betting.manage', promotion: 'promotion.manage' } as const;

/** What a service's books and the ledger do not agree on, with what an operator did about it. */
export function MismatchPanel<Row extends LedgerMismatch | GrantMismatch>({
  books,
  title,
  empty,
  query,
  onPage,
  faultOf,
  subjectOf,
}: MismatchPanelProps<Row>) {
  const { t } = useTranslation('admin');
  const mayClose = usePermits()(closes[books]);
  const [closed, setClosed] = useState<Row | null>(null);
  const columns = useMismatchColumns(faultOf, mayClose ? setClosed : null);
  const kindText = useKindText();
  const comparedTo = query.data?.comparedTo;
  return (
    <Panel isFlush title={title}>
      {comparedTo === undefined ? null : (
        <p className="px-4 py-3 text-sm text-muted sm:px-5">
          {t('reconciliation.compared.to', { at: koreaSecond(comparedTo) })}
        </p>
      )}
      <ListView
        caption={title}
        empty={{ icon: Scale, title: empty }}
        query={query}
        rowKey={(row) => row.commandId}
        onPage={onPage}
        below={(row) => (
          <div className="flex flex-col gap-1 rounded-md bg-sunken px-3 py-2 text-xs whitespace-normal text-faint">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{kindText(row.kind)}</span>
              <Link
                to="/admin/members/$memberId"
                params={{ memberId: row.memberId }}
                className="underline underline-offset-2 hover:text-paper"
              >
                {t('reconciliation.open')}
              </Link>
            </p>
            <code className="break-all">
              {row.commandId} · {subjectOf(row)}
            </code>
          </div>
        )}
        columns={columns}
      />
      {closed === null ? null : (
        <CloseDialog books={books} commandId={closed.commandId} onClose={() => setClosed(null)} />
      )}
    </Panel>
  );
}
