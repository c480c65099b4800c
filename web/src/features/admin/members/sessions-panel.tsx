import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../api/use-error-text.ts';
import { ask, say } from '../../../components/alerts.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { Panel } from '../../../components/page.tsx';
import { Empty } from '../../../components/states.tsx';
import { koreaMinute } from '../../../format/time.ts';
import type { MemberSession } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';
import { useRevokeSessions } from './use-member-change.ts';

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
  async function end(): Promise<void> {
    if (!(await ask({ message: t('sessions.ask'), isDangerous: true }))) return;
    const wish = { body: { memberId }, done: t('sessions.done'), onDone: () => undefined };
    revoke.mutate(wish, { onError: (error) => void say(textOf(error)) });
  }
  return (
    <Panel
      isFlush
      title={t('sessions.title')}
      aside={
        isLive && permits('members.manage') ? (
          <Button
            size="small"
            look="danger"
            isPending={revoke.isPending}
            onPress={() => void end()}
          >
            {t('sessions.end')}
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
          columns={[
            {
              key: 'startedAt',
              header: t('sessions.startedAt'),
              phone: 'title',
              cell: (row) => koreaMinute(row.startedAt),
            },
            {
              key: 'endedAt',
              header: t('sessions.endedAt'),
              cell: (row) => (row.endedAt === null ? '–' : koreaMinute(row.endedAt)),
            },
            { key: 'address', header: t('sessions.address'), cell: (row) => row.address },
            {
              key: 'state',
              header: t('members.statusName'),
              align: 'end',
              phone: 'title',
              cell: (row) =>
                isKnown(row.state) ? (
                  <Badge tone={tones[row.state]}>{t(`sessions.state.${row.state}`)}</Badge>
                ) : (
                  row.state
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
