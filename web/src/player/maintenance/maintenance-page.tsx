import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroArt } from '../../shared/art/hero-art.tsx';
import { Logo } from '../../shared/art/logo.tsx';
import { clockDigits, koreaMinute } from '../../shared/format/time.ts';
import { usePageTitle } from '../../shared/hooks/browser.ts';
import { language } from '../../shared/i18n/language.ts';
import { siteCheckQuery } from '../../shared/member/site-queries.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Countdown } from '../../shared/ui/figures/countdown.tsx';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';
import { Skeleton } from '../../shared/ui/pages/states.tsx';
import { DemoStrip } from '../shell/demo-strip.tsx';
import { Footer } from '../shell/footer.tsx';
import { wordsFor } from './text-for.ts';

const lookEveryMs = 15_000;

/** The maintenance page: how long it takes, and back by itself when it is over. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { data, isPending, isFetching, refetch } = useQuery({
    ...siteCheckQuery,
    refetchInterval: lookEveryMs,
  });
  const navigate = useNavigate();
  const isOver = data?.maintenance === false;
  usePageTitle(t('maintenance.title'));
  useEffect(() => {
    if (isOver) void navigate({ to: '/', replace: true });
  }, [isOver, navigate]);
  return (
    <div className="flex min-h-dvh flex-col">
      <DemoStrip />
      <main className="flex flex-1 flex-col bg-sunken">
        <div className="flex flex-1 flex-col items-center justify-center gap-6 px-4 pt-16 pb-8 text-center">
          <Logo name={t('brand.name')} />
          {isPending || isOver ? (
            <Skeleton className="h-24 w-72" />
          ) : (
            <>
              <div className="flex flex-col gap-2">
                <h1 className="text-3xl font-extrabold tracking-tight">{t('maintenance.title')}</h1>
                <p className="max-w-md text-balance whitespace-pre-line text-muted">
                  {wordsFor(data?.siteCheckInfo?.message, language()) ?? t('maintenance.text')}
                </p>
              </div>
              {data === undefined ? null : <Remaining check={data} />}
              <Button isPending={isFetching} onPress={() => void refetch()}>
                {t('maintenance.check')}
              </Button>
            </>
          )}
        </div>
        <HeroArt className="mx-auto w-full max-w-5xl opacity-70 [mask-image:linear-gradient(to_right,transparent,black_18%,black_82%,transparent)]" />
      </main>
      <Footer />
      <OverlayHost />
    </div>
  );
}

type Check = { siteCheckInfo: { startDate: string; endDate: string | null } | null };

/** The time left by the server's clock; an end that is not planned has none. */
function Remaining({ check: { siteCheckInfo } }: { check: Check }) {
  const { t } = useTranslation();
  if (siteCheckInfo === null) return null;
  const { startDate, endDate } = siteCheckInfo;
  return (
    <div className="flex flex-col items-center gap-1">
      {endDate === null ? null : (
        <>
          <span className="text-sm text-faint">{t('maintenance.remaining')}</span>
          <Countdown until={endDate} over={clockDigits(0)} className="text-4xl font-bold" />
        </>
      )}
      <p className="text-sm text-muted">
        {koreaMinute(startDate)} ~ {endDate === null ? t('maintenance.open') : koreaMinute(endDate)}
      </p>
    </div>
  );
}
