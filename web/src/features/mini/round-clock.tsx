import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import { Badge } from '../../components/badge.tsx';
import { useNow } from '../../components/use-now.ts';
import { serverNow } from '../../format/server-clock.ts';
import { clockDigits } from '../../format/time.ts';
import { phaseOf } from './round-phase.ts';

const lookMs = 250;

const tones = { open: 'jade', closed: 'warn', drawing: 'brass', drawn: 'brass' } as const;

type RoundClockProps = { round: MiniRound; last: MiniRound | null; isSmall?: boolean };

/**
 * The time left until a round is drawn, by the server's clock, and where the round stands. A
 * screen reader hears the time when it asks, not every second.
 */
export function RoundClock({ round, last, isSmall = false }: RoundClockProps) {
  const { t } = useTranslation();
  const now = serverNow(useNow(lookMs));
  const phase = phaseOf(round, last, now);
  const time = clockDigits(Date.parse(round.drawsAt) - now);
  return (
    <div className="flex items-center gap-3">
      <Badge tone={tones[phase]}>{t(`mini.phase.${phase}`)}</Badge>
      <span
        role="timer"
        aria-label={t('mini.untilDraw', { time })}
        className={`font-bold tabular-nums ${phase === 'open' ? 'text-brass-text' : 'text-warn'} ${isSmall ? 'text-xl' : 'text-4xl'}`}
      >
        {time}
      </span>
    </div>
  );
}
