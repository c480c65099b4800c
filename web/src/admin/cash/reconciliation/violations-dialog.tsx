import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { ReconciliationRun } from '../../shared/contracts.ts';
import { violationsQuery } from './reconciliation-query.ts';

export type CheckName = ReconciliationRun['checks'][number]['check'];

/** Checks whose violations are members, to be opened. */
const ofMembers: readonly CheckName[] = [
  'balances-equal-entries',
  'no-negative-balance',
  'versions-have-no-gap',
  'held-equals-open-withdrawals',
];

type ViolationsDialogProps = { check: CheckName; onClose: () => void };

/** What a check finds now, row by row. */
export function ViolationsDialog({ check, onClose }: ViolationsDialogProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(violationsQuery(check));
  const violations = query.data?.violations ?? [];
  return (
    <Dialog title={t(`reconciliation.checks.${check}`)} isOpen onClose={onClose} width="full">
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t(`reconciliation.why.${check}`)}</p>
        {query.isPending ? <SkeletonRows rows={4} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.total === 0 ? (
          <Empty icon={CheckCheck} title={t('reconciliation.noneNow')} />
        ) : null}
        {violations.length === 0 ? null : (
          <>
            <p className="text-sm text-faint">
              {t('reconciliation.lookNow')}{' '}
              {t('reconciliation.found', {
                total: query.data?.total ?? 0,
                shown: violations.length,
              })}
            </p>
            <DataTable
              caption={t(`reconciliation.checks.${check}`)}
              rows={violations}
              rowKey={({ subject, detail }) => `${subject} ${detail}`}
              columns={[
                {
                  key: 'subject',
                  header: t('reconciliation.subject'),
                  phone: 'title',
                  cell: ({ subject }) => <code className="text-xs break-all">{subject}</code>,
                },
                {
                  key: 'detail',
                  header: t('reconciliation.detail'),
                  wraps: true,
                  cell: ({ detail }) => <code className="text-xs break-all">{detail}</code>,
                },
                {
                  key: 'open',
                  header: t('members.actions'),
                  align: 'end',
                  phone: 'foot',
                  cell: ({ subject: memberId }) =>
                    ofMembers.includes(check) ? (
                      <ButtonLink size="small" to="/admin/members/$memberId" params={{ memberId }}>
                        {t('reconciliation.open')}
                      </ButtonLink>
                    ) : null,
                },
              ]}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
