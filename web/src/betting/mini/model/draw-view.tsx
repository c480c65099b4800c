import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Ball, placeOf } from './ball.tsx';
import { LadderDrawing } from './ladder-drawing.tsx';
import { isLadder, isPowerball, type MiniGame, type Result } from './mini-games.ts';
import { SideBadges } from './side-badges.tsx';
import { useResultText } from './use-result-text.ts';

type DrawViewProps = {
  game: MiniGame;
  draw: Result;
  /** It came just now: the balls appear in their order, the ladder's path runs. */
  isPlayed?: boolean;
};

/** A result, large: its balls or its ladder, and what they come to in words. */
export function DrawView({ game, draw, isPlayed = false }: DrawViewProps) {
  const { t } = useTranslation();
  const text = useResultText();
  if (draw.state === 'excluded') {
    return (
      <div className="flex flex-col items-center gap-2 py-6 text-center">
        <Ban aria-hidden="true" className="size-7 text-warn" strokeWidth={1.5} />
        <p className="font-medium">{t('mini.excluded')}</p>
        <p className="text-sm text-muted">{t('mini.excludedNote')}</p>
      </div>
    );
  }
  const { balls, facts } = draw;
  const [first] = balls;
  return (
    <div className="flex flex-col items-center gap-4">
      {isLadder(game) ? (
        <LadderDrawing start={facts.start ?? 0} lines={facts.lines ?? 3} isPlayed={isPlayed} />
      ) : (
        <Balls game={game} balls={balls} isPlayed={isPlayed} />
      )}
      {/* What it comes to is not told before it is drawn. */}
      <div className={`flex flex-col items-center gap-4 ${isPlayed ? 'draw-end' : ''}`}>
        <p className="text-center text-base font-semibold">{text(game, draw)}</p>
        <SideBadges game={game} facts={facts} />
        {game === 'powerladder' && first !== undefined ? (
          <p className="text-center text-sm text-faint">{t('mini.ladderBall', { ball: first })}</p>
        ) : null}
      </div>
    </div>
  );
}

type BallsProps = { game: MiniGame; balls: readonly number[]; isPlayed: boolean };

function Balls({ game, balls, isPlayed }: BallsProps) {
  const { t } = useTranslation();
  const withPowerball = isPowerball(game);
  return (
    <ul
      aria-label={t('mini.balls')}
      className={`flex max-w-xl flex-wrap items-center justify-center ${withPowerball ? 'gap-1.5 sm:gap-2.5' : 'gap-1.5'}`}
    >
      {balls.map((ball, index) => {
        const isPower = withPowerball && index === balls.length - 1;
        return (
          // The powerball may be the same number as one of the five.
          <li key={isPower ? 'power' : ball} className={isPower ? 'ml-1.5 sm:ml-3' : ''}>
            {isPower ? <span className="sr-only">{t('mini.game.powerball')}</span> : null}
            <Ball
              number={ball}
              isPower={isPower}
              place={isPlayed ? placeOf(index, balls.length) : null}
            />
          </li>
        );
      })}
    </ul>
  );
}
