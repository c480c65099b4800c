import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { won } from '../../../shared/format/money.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useLogout } from '../../auth/use-logout.ts';

/** How long this session lasts, and what came of it; asked for as the check comes up. */
async function readSession() {
  const { sessionStartedAt, serverTime } = await answerOf(
    api.POST('/api/member/protection/get', { body: {} }),
  );
  const since = sessionStartedAt ?? serverTime;
  const usage = await answerOf(api.POST('/api/cash/protectionUsage', { body: { since } }));
  const playedMs = Math.max(0, Date.parse(serverTime) - Date.parse(since));
  return { playedMs, netSince: usage.netSince ?? '0', netToday: usage.netToday };
}

/**
 * Stops for a moment: how long, and with what result. It opens when its numbers are there, so
 * that a screen reader reads it once and whole; without a line it asks all the same.
 */
export default function RealityCheck({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation(['site', 'protection']);
  const logout = useLogout();
  const { data, isPending } = useQuery({
    queryKey: ['member', 'reality-check'],
    queryFn: readSession,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending) return null;
  const minutes = Math.floor((data?.playedMs ?? 0) / 60_000);
  const played = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const facts =
    data === undefined
      ? []
      : [
          {
            name: t('protection:check.played'),
            value: t(
              played.hours === 0 ? 'protection:check.minutes' : 'protection:check.hours',
              played,
            ),
          },
          { name: t('protection:check.session'), value: signed(data.netSince) },
          { name: t('protection:check.today'), value: signed(data.netToday) },
        ];
  return (
    <Dialog title={t('protection:check.title')} isOpen onClose={onContinue} isDismissable={false}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('protection:check.text')}</p>
        {facts.length === 0 ? null : (
          <dl className="divide-y divide-line rounded-md bg-raised px-4">
            {facts.map((fact) => (
              <div key={fact.name} className="flex h-12 items-center justify-between gap-4">
                <dt className="text-sm text-faint">{fact.name}</dt>
                <dd className="font-semibold tabular-nums">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex gap-2">
          <Button size="large" className="flex-1" onPress={logout}>
            {t('auth.logout')}
          </Button>
          <Button size="large" look="main" className="flex-1" onPress={onContinue} takesFocus>
            {t('protection:check.continue')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A gain carries its sign as a loss does. */
function signed(amount: string): string {
  return amount.startsWith('-') || amount === '0' ? won(amount) : `+${won(amount)}`;
}
