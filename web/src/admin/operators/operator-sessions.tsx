import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/format/server-clock.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { DataTable } from '../../shared/ui/lists/data-table.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { Empty, Failed, Nothing, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { OperatorRow, OperatorSession } from '../shared/contracts.ts';
import { operatorSessionsQuery } from './operator-queries.ts';
import { useChangeOperator } from './use-change-operator.ts';

/** Where an operator is or was logged in, and the way to end it. */
export function OperatorSessions({ operator }: { operator: OperatorRow }) {
  const { t } = useTranslation('admin');
  const { operatorId } = operator;
  const query = useQuery(operatorSessionsQuery(operatorId));
  const change = useChangeOperator();
  const sessions = query.data?.list ?? [];

  async function end(sessionId?: string): Promise<void> {
    const message =
      sessionId === undefined
        ? t('operators.endAllAsk', { id: operator.loginId })
        : t('operators.endAsk');
    if (!(await ask({ message, isDangerous: true }))) return;
    const wish = { kind: 'sessions', operatorId, done: t('operators.ended') } as const;
    change.mutate(sessionId === undefined ? wish : { ...wish, sessionId });
  }

  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('operators.sessions')}</h3>
        {sessions.some(isLive) ? (
          <Button size="small" look="danger" onPress={() => void end()}>
            {t('operators.endAll')}
          </Button>
        ) : null}
      </div>
      <FormError error={change.error} />
      <div className="overflow-hidden rounded-md border border-line">
        {query.isPending ? <SkeletonRows rows={3} /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.list.length === 0 ? (
          <Empty icon={MonitorSmartphone} title={t('operators.sessionsEmpty')} />
        ) : null}
        {sessions.length === 0 ? null : <SessionTable sessions={sessions} onEnd={end} />}
      </div>
    </section>
  );
}

function isLive({ state, expiresAt }: OperatorSession): boolean {
  return state === 'live' && Date.parse(expiresAt) > serverNow();
}

type SessionTableProps = {
  sessions: readonly OperatorSession[];
  onEnd: (sessionId: string) => Promise<void>;
};

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const { t } = useTranslation('admin');
  return (
    <DataTable
      caption={t('operators.sessions')}
      rows={sessions}
      rowKey={(row) => row.sessionId}
      columns={[
        {
          key: 'startedAt',
          header: t('sessions.startedAt'),
          phone: 'title',
          cell: (row) => koreaMinute(row.startedAt),
        },
        { key: 'address', header: t('sessions.address'), cell: (row) => row.address },
        {
          key: 'device',
          header: t('operators.device'),
          wraps: true,
          cell: (row) =>
            row.device === '' ? (
              <Nothing />
            ) : (
              <span className="text-xs text-faint">{row.device}</span>
            ),
        },
        {
          key: 'state',
          header: t('operators.status'),
          align: 'end',
          phone: 'title',
          cell: (row) =>
            isLive(row) ? (
              <span className="inline-flex items-center gap-2">
                <Badge tone="jade">{t('sessions.state.live')}</Badge>
                <Button size="small" onPress={() => void onEnd(row.sessionId)}>
                  {t('operators.endOne')}
                </Button>
              </span>
            ) : (
              <Badge>
                {t(row.state === 'replaced' ? 'sessions.state.replaced' : 'sessions.state.ended')}
              </Badge>
            ),
        },
      ]}
    />
  );
}
