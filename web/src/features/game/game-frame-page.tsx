import { useNavigate } from '@tanstack/react-router';
import { Gamepad2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { OverlayHost } from '../../components/overlay-host.tsx';
import { Empty } from '../../components/states.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { memberSession } from '../../session/member-session.ts';
import { gameUrl } from './game-url.ts';

/** The window of a framed game: the frame and nothing around it. It closes with the session. */
export function GameFramePage({ url: asked }: { url: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('coming.slot'));
  useEffect(
    () =>
      memberSession.onEnd(() => {
        window.close();
        // A window that no script opened stays; then it shows the main page.
        void navigate({ to: '/' });
      }),
    [navigate],
  );
  const url = gameUrl(asked, window.location.origin);
  return (
    <>
      <main className="flex h-dvh flex-col bg-sunken">
        {url === null ? (
          <div className="m-auto">
            <h1 className="sr-only">{t('coming.slot')}</h1>
            <Empty
              icon={Gamepad2}
              title={t('coming.text')}
              action={
                <Button size="small" onPress={() => window.close()}>
                  {t('action.close')}
                </Button>
              }
            />
          </div>
        ) : (
          <iframe
            title={t('coming.slot')}
            src={url}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            allow="autoplay; fullscreen"
            className="size-full border-0"
          />
        )}
      </main>
      <OverlayHost />
    </>
  );
}
