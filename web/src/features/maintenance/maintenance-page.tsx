import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../art/logo.tsx';
import { Button } from '../../components/button.tsx';
import { OverlayHost } from '../../components/overlay-host.tsx';
import { useNow } from '../../components/use-now.ts';
import { usePageTitle } from '../../components/use-page-title.ts';
import { clockDigits, koreaMinute } from '../../format/time.ts';
import { DemoStrip } from '../../shell/demo-strip.tsx';
import { Footer } from '../../shell/footer.tsx';
import { siteCheckQuery } from '../member/site-queries.ts';

/** The maintenance page: how long it takes, and back by itself when it is over. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = useQuery({ ...siteCheckQuery, refetchInterval: 15_000 });
  const now = useNow(1_000) + (data?.clockSkewMs ?? 0);
  const navigate = useNavigate();
  const isOver = data?.maintenance === false;
  usePageTitle(t('maintenance.title'));
  useEffect(() => {
    if (isOver) void navigate({ to: '/', replace: true });
  }, [isOver, navigate]);
  const check = data?.siteCheckInfo ?? null;
  const end = check?.endDate ?? null;
  return (
    <>
      <DemoStrip />
      <main className="flex min-h-[75dvh] flex-col items-center justify-center gap-6 px-4 py-16 text-center">
        <Logo name={t('brand.name')} />
        <Wrench aria-hidden="true" className="size-9 text-brass-text" strokeWidth={1.5} />
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-bold">{t('maintenance.title')}</h1>
          <p className="max-w-md text-muted">{t('maintenance.text')}</p>
        </div>
        {end === null ? null : (
          <div className="flex flex-col gap-1">
            <span className="text-sm text-faint">{t('maintenance.remaining')}</span>
            <span role="timer" className="text-4xl font-bold text-brass-text">
              {clockDigits(Date.parse(end) - now)}
            </span>
          </div>
        )}
        {check === null ? null : (
          <p className="text-sm text-muted">
            {koreaMinute(check.startDate)} ~ {end === null ? '' : koreaMinute(end)}
          </p>
        )}
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {t('maintenance.check')}
        </Button>
      </main>
      <Footer />
      <OverlayHost />
    </>
  );
}
