import { LoaderCircle, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { playStream, type StreamState } from './play-stream.ts';

type StreamPlayerProps = { title: string; url: string };

/** A live video. It begins without sound, and by itself only where nobody asked for less motion. */
export function StreamPlayer({ title, url }: StreamPlayerProps) {
  const { t } = useTranslation('sport');
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<StreamState>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (video.current === null || tries < 0) return undefined;
    setState('opening');
    return playStream(video.current, url, setState);
  }, [url, tries]);
  return (
    <div className="relative aspect-video w-full overflow-hidden bg-black">
      <video
        ref={video}
        aria-label={title}
        className="size-full"
        controls={state === 'there'}
        muted
        playsInline
        autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      />
      {state === 'opening' ? (
        <output className="absolute inset-0 grid place-items-center text-white">
          <span className="sr-only">{t('video.opening')}</span>
          <LoaderCircle
            aria-hidden="true"
            className="size-8 animate-spin motion-reduce:animate-none"
          />
        </output>
      ) : null}
      {state === 'failed' ? (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sunken p-4 text-center"
        >
          <VideoOff aria-hidden="true" className="size-8 text-faint" />
          <p className="font-semibold text-pretty">{t('video.failed')}</p>
          <Button size="small" onPress={() => setTries(tries + 1)}>
            {t('video.again')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
