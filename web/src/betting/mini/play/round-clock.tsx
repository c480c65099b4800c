import { useTranslation } from 'react-i18next';
import type { ComingRound, MiniRound } from '../../../shared/api/contracts.ts';
import { clockDigits } from '../../../shared/format/time.ts';
import { useServerSecond } from '../../../shared/hooks/time.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { phaseOf } from '../rounds/round-phase.ts';

const tones = {
  open: 'jade',
  void: 'warn',
  closed: 'warn',
  drawing: 'brass',
  drawn: 'brass',
} as const;

type RoundClockProps = { round: ComingRound; last: MiniRound | null; isSmall?: boolean };

/**
 * The time left until a round is drawn, by the server's clock, and where the round stands. A
 * screen reader hears the time when it asks, not every second.
 */
export function RoundClock({ round, last, isSmall = false }: RoundClockProps) {
  const { t } = useTranslation();
  const now = useServerSecond();
  const phase = phaseOf(round, last, now);
  const time = clockDigits(Date.parse(round.drawsAt) - now);
  return (
    <div className="flex items-center gap-3">
      <Badge tone={tones[phase]}>{t(`mini.phase.${phase}`)}</Badge>
      <span
        role="timer"
        translate="no"
        aria-label={t('mini.untilDraw', { time })}
        className={`font-bold tabular-nums ${phase === 'open' ? 'text-brass-text' : 'text-warn'} ${isSmall ? 'text-xl' : 'text-4xl'}`}
      >
        {time}
      </span>
    </div>
  );
}
