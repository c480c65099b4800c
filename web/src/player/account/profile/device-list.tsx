import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { OwnSession } from '../../../shared/api/contracts.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { ask, showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { useLogout } from '../../auth/use-logout.ts';

const devicesQuery = queryOptions({
  queryKey: ['member', 'sessions'],
  queryFn: () => answerOf(api.POST('/api/member/sessions/list', { body: {} })),
});

const tones: Record<OwnSession['state'], Tone> = { live: 'jade', replaced: 'warn', ended: 'plain' };

/** Where the member is and was logged in, and the way to end it from here. */
export function DeviceList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(devicesQuery);
  return (
    <Panel isFlush title={t('devices.title')}>
      <p className="border-b border-line px-4 py-3 text-sm text-muted sm:px-5">
        {t('devices.note')}
      </p>
      {data === undefined ? (
        error === null ? (
          <div className="p-4 sm:p-5">
            <SkeletonRows rows={3} />
          </div>
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul aria-label={t('devices.title')} className="divide-y divide-line">
          {data.list.map((session) => (
            <Device key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const name = session.device === '' ? t('devices.unknown') : session.device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-faint" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 max-sm:basis-3/4">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isThis ? <Badge tone="brass">{t('devices.here')}</Badge> : null}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-faint *:whitespace-nowrap">
          <span>{t('devices.since', { at: koreaMinute(session.startedAt) })}</span>
          {session.endedAt === null ? null : (
            <span>{t('devices.until', { at: koreaMinute(session.endedAt) })}</span>
          )}
        </span>
        <span className="text-sm text-faint">{session.address}</span>
      </div>
      <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between max-sm:pl-9">
        <Badge tone={tones[session.state]}>{t(`devices.state.${session.state}`)}</Badge>
        {session.state === 'live' ? (
          <Button size="small" onPress={() => void end(session, name)}>
            {t('devices.logOut')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Ends a session; the one at hand by the way out that everybody takes. */
function useEndSession(): (session: OwnSession, name: string) => Promise<void> {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const logOut = useLogout();
  const ending = useSubmit({
    name: 'end-session',
    send: (sessionId: string, headers) =>
      answerOf(api.POST('/api/member/sessions/end', { body: { sessionId }, headers })),
  });
  return useOnce(async ({ sessionId, isThis }, name) => {
    if (!(await ask({ message: t('devices.ask', { device: name }), isDangerous: true }))) return;
    if (isThis) return logOut();
    try {
      await ending.mutateAsync(sessionId);
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
      toast('good', t('devices.done'));
    } catch (error) {
      await showAlert(textOf(error));
    }
  });
}
