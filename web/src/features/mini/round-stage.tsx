import { Hash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import { Panel } from '../../components/page.tsx';
import { Failed, Skeleton } from '../../components/states.tsx';
import { DrawView } from './draw-view.tsx';
import type { MiniGame } from './mini-games.ts';
import { RoundClock } from './round-clock.tsx';
import type { useMiniRound } from './use-mini-round.ts';
import { useResultText } from './use-result-text.ts';
import { VerifyLink } from './verify-link.tsx';

type Rounds = ReturnType<typeof useMiniRound>;

/** The coming round with its countdown and its promise, above the last draw. */
export function RoundStage({ game, rounds }: { game: MiniGame; rounds: Rounds }) {
  const { t } = useTranslation();
  const { round, last, isNew, isPending, error, refetch } = rounds;
  if (isPending) {
    return (
      <Panel>
        <Skeleton className="h-96 w-full" />
      </Panel>
    );
  }
  if (rounds.data === undefined) {
    return (
      <Panel>
        <Failed error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      {round === null ? (
        <p className="border-b border-line p-5 text-center text-muted">{t('mini.noRound')}</p>
      ) : (
        <Coming round={round} last={last} />
      )}
      <Announcement game={game} last={last} isNew={isNew} />
      {last === null ? (
        <p className="px-5 py-14 text-center text-muted">{t('mini.noLastNote')}</p>
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

function Coming({ round, last }: { round: MiniRound; last: MiniRound | null }) {
  const { t } = useTranslation();
  const seconds = Math.round((Date.parse(round.drawsAt) - Date.parse(round.closesAt)) / 1_000);
  return (
    <div className="flex flex-col gap-3 border-b border-line bg-raised px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-col">
          <span className="text-xl font-bold">{t('mini.round', { number: round.number })}</span>
          <span className="text-sm text-faint">
            {round.gameDay} · {t('mini.cutOff', { seconds })}
          </span>
        </div>
        <RoundClock round={round} last={last} />
      </div>
      <p className="flex items-start gap-2 text-xs text-faint">
        <Hash aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0">
          {t('mini.promise')}{' '}
          <code className="font-sans break-all text-muted">{round.seedHash}</code>
        </span>
      </p>
    </div>
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
