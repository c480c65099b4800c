import { useQuery } from '@tanstack/react-query';
import { VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { NoticeBar } from '../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed } from '../../shared/ui/pages/states.tsx';
import { FixtureList } from '../sportsbook/fixtures/rows/fixture-list.tsx';
import { SportLayout } from '../sportsbook/fixtures/sport-layout.tsx';
import { SportLinks } from '../sportsbook/fixtures/sport-links.tsx';
import type { LiveStream } from '../sportsbook/model/sport-types.ts';
import { StreamPlayer } from './stream-player.tsx';
import { streamsQuery } from './stream-queries.ts';

const edgeToEdge = 'max-md:-mx-4 max-md:rounded-none max-md:border-x-0';

/** Live videos, and below them what is being played with its score and prices; the slip beside. */
export function LiveVideoPage() {
  const { t } = useTranslation('sport');
  return (
    <SportLayout
      title={t('video.title')}
      note={t('video.note')}
      links={<SportLinks current="video" />}
      lead={<Streams />}
    >
      <Panel isFlush className={edgeToEdge}>
        <h2 className="flex items-center border-b border-line px-3 py-2 text-sm font-semibold sm:px-5 md:min-h-14 md:text-base">
          {t('mode.live')}
        </h2>
        <FixtureList
          body={{ sport: 'all', mode: 'live', page: 1 }}
          emptyAction={
            <ButtonLink size="small" to="/member/sport/combinationbetting">
              {t('toPrematch')}
            </ButtonLink>
          }
        />
      </Panel>
    </SportLayout>
  );
}

function Streams() {
  const { t } = useTranslation('sport');
  const { data, error, refetch } = useQuery(streamsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined) {
    return (
      <Panel isFlush className={edgeToEdge}>
        {error === null ? (
          <div className="aspect-video w-full animate-pulse bg-raised" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  const stream = data.find(({ streamId }) => streamId === chosen) ?? data[0];
  if (stream === undefined) {
    return (
      <Panel>
        <Empty icon={VideoOff} title={t('video.none')} note={t('video.noneNote')} />
      </Panel>
    );
  }
  return (
    <>
      {data.length > 1 ? <Choice streams={data} value={stream} onChange={setChosen} /> : null}
      <Panel isFlush className={edgeToEdge}>
        <StreamPlayer key={stream.streamId} title={stream.title} url={stream.url} />
      </Panel>
      {stream.isDemonstration ? (
        <NoticeBar title={t('video.demo')}>{t('video.demoNote')}</NoticeBar>
      ) : null}
    </>
  );
}

function Choice({
  streams,
  value,
  onChange,
}: {
  streams: readonly LiveStream[];
  value: LiveStream;
  onChange: (streamId: string) => void;
}) {
  const { t } = useTranslation('sport');
  return (
    <Segmented
      label={t('video.choose')}
      choices={streams.map(({ streamId, title }) => ({ id: streamId, text: title }))}
      value={value.streamId}
      onChange={onChange}
    />
  );
}
