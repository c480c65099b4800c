import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameInUse } from '../../shared/session/game-in-use.ts';

type GameFrameProps = { url: string; name: string; session: string | undefined };

/** The vendor's page, and a word over it until it is there. Who plays in it uses the site. */
export function GameFrame({ url, name, session }: GameFrameProps) {
  const { t } = useTranslation('game');
  useGameInUse(session ?? url);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {isLoaded ? null : (
        <output className="absolute inset-0 z-1 flex flex-col items-center justify-center gap-4 bg-sunken text-muted">
          <span
            aria-hidden="true"
            className="size-10 animate-spin rounded-full border-3 border-brass border-r-transparent"
          />
          {t('launch.opening')}
        </output>
      )}
      <iframe
        title={name}
        src={url}
        onLoad={() => setLoaded(true)}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen"
        className="size-full flex-1 border-0"
      />
    </>
  );
}
