import { useQuery } from '@tanstack/react-query';
import { Gamepad2, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { ago } from '../../../shared/format/time.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { Feed, FeedControl, type FeedItem } from '../../../shared/ui/lists/feed.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { featuredQuery } from '../model/game-queries.ts';

const rowsMax = 6;
const feedPollMs = 10_000;

/** The biggest wins of a week and who is playing now: real ones, their members masked. */
export function Happenings() {
  const { t } = useTranslation('game');
  const [isPaused, setPaused] = useState(false);
  const now = useNow(30_000);
  const { data, error, refetch } = useQuery({
    ...featuredQuery,
    refetchInterval: isPaused ? false : feedPollMs,
  });
  const control = error === null ? <FeedControl isPaused={isPaused} onPaused={setPaused} /> : null;
  const when = (at: string) => ago(at, now);
  const waiting =
    error === null ? (
      <SkeletonRows rows={5} className="h-7" />
    ) : (
      <Failed error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel title={t('featured.wins')}>
        {data === undefined ? (
          waiting
        ) : (
          <Rows
            label={t('featured.wins')}
            empty={<Empty icon={Trophy} title={t('featured.noWins')} />}
            items={data.biggestWins.slice(0, rowsMax).map((win) => ({
              key: `${win.at}-${win.memberMasked}-${win.amount}`,
              what: <Played member={win.memberMasked} game={win.game} />,
              when: when(win.at),
              value: won(win.amount),
            }))}
          />
        )}
      </Panel>
      <Panel title={t('featured.playing')} aside={control}>
        {data === undefined ? (
          waiting
        ) : (
          <Rows
            label={t('featured.playing')}
            empty={<Empty icon={Gamepad2} title={t('featured.nobody')} />}
            items={data.nowPlaying.slice(0, rowsMax).map((one) => ({
              key: `${one.at}-${one.memberMasked}-${one.game.id}`,
              what: one.memberMasked,
              when: when(one.at),
              value: nameIn(one.game.names),
            }))}
          />
        )}
      </Panel>
    </div>
  );
}

type RowsProps = { label: string; items: readonly FeedItem[]; empty: React.ReactNode };

function Rows({ label, items, empty }: RowsProps) {
  return items.length === 0 ? empty : <Feed label={label} items={items} />;
}

function Played({ member, game }: { member: string; game: GameName }) {
  return (
    <>
      {member} <span className="font-normal text-muted">{nameIn(game.names)}</span>
    </>
  );
}
