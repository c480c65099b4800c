import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Countdown } from '../../components/countdown.tsx';
import { useNow } from '../../components/use-now.ts';
import { serverNow } from '../../format/server-clock.ts';
import { koreaMinute } from '../../format/time.ts';
import type { Scoreboard } from './api.ts';
import { minuteOf } from './spans.ts';
import { useHead } from './use-prices.ts';
import { useSportText } from './use-sport-text.ts';

/** From here on a start is counted down. */
const soonMs = 60 * 60_000;
const lookMs = 20_000;

type FixtureClockProps = { fixtureId: string; startsAt: string };

/** When a match begins, or how far it is: what the feed told last, and nothing counted on from it. */
export function FixtureClock({ fixtureId, startsAt }: FixtureClockProps) {
  const { t } = useTranslation('sport');
  const head = useHead(fixtureId);
  if (head === undefined || head.state === 'planned') return <StartsAt startsAt={startsAt} />;
  if (head.state !== 'running') return <Badge>{t(`fixture.${head.state}`)}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="jade">{t('live')}</Badge>
      {head.scoreboard === null ? null : <Progress board={head.scoreboard} />}
    </span>
  );
}

function Progress({ board: { part, elapsedSeconds } }: { board: Scoreboard }) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  return (
    <span className="text-xs font-medium text-muted tabular-nums">
      {part === null || part === '' ? null : text.span(part)}{' '}
      {elapsedSeconds === null ? null : t('minute', { minute: minuteOf(elapsedSeconds) })}
    </span>
  );
}

function StartsAt({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('sport');
  const left = Date.parse(startsAt) - serverNow(useNow(lookMs));
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <time dateTime={startsAt} className="font-medium text-muted tabular-nums">
        {koreaMinute(startsAt).slice(5)}
      </time>
      {left < soonMs ? (
        <Countdown until={startsAt} over={t('starting')} className="text-sm font-bold" />
      ) : null}
    </span>
  );
}
