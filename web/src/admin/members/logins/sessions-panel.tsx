import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { ask, showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Nothing } from '../../../shared/ui/pages/states.tsx';
import type { MemberSession } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { useRevokeSessions } from '../calls/use-member-change.ts';
import { DeviceName } from './device-name.tsx';

const tones = { live: 'jade', replaced: 'plain', ended: 'plain' } as const satisfies Record<
  string,
  Tone
>;

function isKnown(state: string): state is keyof typeof tones {
  return state in tones;
}

type SessionsPanelProps = { memberId: string; sessions: readonly MemberSession[] };

/** From where a member was logged in lately, and the way to end it. */
export function SessionsPanel({ memberId, sessions }: SessionsPanelProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const textOf = useErrorText();
  const revoke = useRevokeSessions();
  const isLive = sessions.some(({ state }) => state === 'live');
  const mayEnd = permits('members.manage');
  async function end(sessionId?: string): Promise<void> {
    const message = t(sessionId === undefined ? 'sessions.ask' : 'sessions.askOne');
    if (!(await ask({ message, isDangerous: true }))) return;
    const only = sessionId === undefined ? {} : { sessionId };
    const wish = { body: { memberId, ...only }, done: t('sessions.done'), onDone: () => undefined };
    revoke.mutate(wish, { onError: (error) => void showAlert(textOf(error)) });
  }
  const columns = useColumns(mayEnd ? (sessionId) => void end(sessionId) : null);
  return (
    <Panel
      isFlush
      title={t('sessions.title')}
      aside={
        isLive && mayEnd ? (
          <Button
            size="small"
            look="danger"
            isPending={revoke.isPending}
            onPress={() => void end()}
          >
            {t('sessions.endAll')}
          </Button>
        ) : null
      }
    >
      {sessions.length === 0 ? (
        <Empty icon={MonitorSmartphone} title={t('sessions.empty')} />
      ) : (
        <DataTable
          caption={t('sessions.title')}
          rows={sessions}
          rowKey={(row) => row.sessionId}
          columns={columns}
        />
      )}
    </Panel>
  );
}

function useColumns(onEnd: ((sessionId: string) => void) | null): Column<MemberSession>[] {
  const { t } = useTranslation('admin');
  const columns: Column<MemberSession>[] = [
    {
      key: 'startedAt',
      header: t('sessions.startedAt'),
      phone: 'title',
      cell: (row) => koreaMinute(row.startedAt),
    },
    {
      key: 'endedAt',
      header: t('sessions.endedAt'),
      cell: (row) => (row.endedAt === null ? <Nothing /> : koreaMinute(row.endedAt)),
    },
    {
      key: 'address',
      header: t('sessions.address'),
      cell: (row) => <span className="tabular-nums">{row.address}</span>,
    },
    {
      key: 'device',
      header: t('sessions.device'),
      cell: (row) => <DeviceName device={row.device} />,
    },
    {
      key: 'state',
      header: t('members.statusName'),
      phone: 'title',
      cell: (row) =>
        isKnown(row.state) ? (
          <Badge tone={tones[row.state]}>{t(`sessions.state.${row.state}`)}</Badge>
        ) : (
          row.state
        ),
    },
  ];
  if (onEnd === null) return columns;
  return [
    ...columns,
    {
      key: 'end',
      header: t('members.actions'),
      align: 'end',
      phone: 'foot',
      cell: ({ state, sessionId }) =>
        state === 'live' ? (
          <Button size="small" onPress={() => onEnd(sessionId)}>
            {t('sessions.end')}
          </Button>
        ) : null,
    },
  ];
}
