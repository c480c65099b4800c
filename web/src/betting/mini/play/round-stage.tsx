import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../../shared/api/contracts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { DrawView } from '../model/draw-view.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import { useResultText } from '../model/use-result-text.ts';
import { VerifyLink } from '../model/verify-link.tsx';
import type { useMiniRound } from '../rounds/use-mini-round.ts';

type Rounds = ReturnType<typeof useMiniRound>;

/** The last draw, played when it comes. */
export function RoundStage({ game, rounds }: { game: MiniGame; rounds: Rounds }) {
  const { t } = useTranslation();
  const { last, isNew, isPending, error, refetch } = rounds;
  if (isPending) {
    return (
      <Panel title={t('mini.last')}>
        <Skeleton className="h-64 w-full" />
      </Panel>
    );
  }
  if (rounds.data === undefined) {
    return (
      <Panel isFlush title={t('mini.last')}>
        <Failed error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <Announcement game={game} last={last} isNew={isNew} />
      {last === null ? (
        <p className="px-5 py-10 text-center text-muted">{t('mini.noLastNote')}</p>
      ) : (
        <div className="flex flex-col gap-4 px-4 py-5 sm:px-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold">{t('mini.resultOf', { number: last.number })}</h2>
            {last.state === 'drawn' ? <VerifyLink game={game} round={last} /> : null}
          </div>
          {/* A new draw is a new drawing: its motion begins from the start. */}
          <DrawView
            key={`${last.gameDay} ${last.number}`}
            game={game}
            draw={last}
            isPlayed={isNew}
          />
        </div>
      )}
    </Panel>
  );
}

type AnnouncementProps = { game: MiniGame; last: MiniRound | null; isNew: boolean };

/** A result that came while the page was open is said once; the one that was there is read. */
function Announcement({ game, last, isNew }: AnnouncementProps) {
  const { t } = useTranslation();
  const text = useResultText();
  return (
    <output className="sr-only">
      {last === null || !isNew
        ? ''
        : t('mini.announce', { number: last.number, result: text(game, last) })}
    </output>
  );
}
