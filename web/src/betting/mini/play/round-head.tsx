import { ChevronDown, Hash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComingRound, MiniRound } from '../../../shared/api/contracts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';
import type { useMiniRound } from '../rounds/use-mini-round.ts';
import { RoundClock } from './round-clock.tsx';

/** The coming round with its countdown and its promise; a failure is told where the draw would be. */
export function RoundHead({ rounds }: { rounds: ReturnType<typeof useMiniRound> }) {
  const { t } = useTranslation();
  const { round, last, isPending, data } = rounds;
  if (isPending) return <Skeleton className="h-28 w-full rounded-lg" />;
  if (data === undefined) return null;
  return (
    <Panel isFlush>
      {round === null ? (
        <p className="p-5 text-center text-muted">{t('mini.noRound')}</p>
      ) : (
        <Coming round={round} last={last} />
      )}
    </Panel>
  );
}

function Coming({ round, last }: { round: ComingRound; last: MiniRound | null }) {
  const { t } = useTranslation();
  const seconds = Math.round((Date.parse(round.drawsAt) - Date.parse(round.closesAt)) / 1_000);
  return (
    <div className="flex flex-col gap-2 bg-raised px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-col">
          <span className="text-xl font-bold">{t('mini.round', { number: round.number })}</span>
          <span className="text-sm text-faint">
            {round.gameDay} · {t('mini.cutOff', { seconds })}
          </span>
        </div>
        <RoundClock round={round} last={last} />
      </div>
      {/* Sixty-four letters are for who checks: everybody else has the room. */}
      <details className="group text-xs text-faint">
        <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-2 hover:text-paper [&::-webkit-details-marker]:hidden">
          <Hash aria-hidden="true" className="size-3.5 shrink-0" />
          {t('mini.promise')}
          <ChevronDown aria-hidden="true" className="size-3.5 group-open:rotate-180" />
        </summary>
        <code className="block pt-1 pl-5.5 font-sans break-all text-muted">{round.seedHash}</code>
      </details>
    </div>
  );
}
