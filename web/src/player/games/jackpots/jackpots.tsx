import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameJackpot } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { nameIn } from '../../../shared/games/game-names.ts';
import { jackpotsQuery } from '../model/game-queries.ts';

type JackpotsProps = {
  /** Only jackpots that games of this group feed. */
  group?: string;
};

/** What jackpots stand at, as their vendors last said; without any there is nothing. */
export function Jackpots({ group }: JackpotsProps) {
  const { t } = useTranslation('game');
  const { data = [] } = useQuery(jackpotsQuery);
  const shown = data.filter(
    ({ games }) => group === undefined || games.some(({ groupCode }) => groupCode === group),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('jackpot.title')} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-xl font-bold">{t('jackpot.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((one) => (
          <Jackpot key={`${one.vendorKey}:${one.jackpotId}`} jackpot={one} />
        ))}
      </ul>
    </section>
  );
}

function Jackpot({ jackpot }: { jackpot: GameJackpot }) {
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-lg border border-brass-line bg-brass-soft px-4 py-3">
      <Crown aria-hidden="true" className="size-7 shrink-0 text-brass-text" />
      <div className="flex min-w-0 flex-col">
        <span className="truncate text-sm text-muted">{nameIn(jackpot.names)}</span>
        <strong className="text-xl tabular-nums">{won(jackpot.amount)}</strong>
        <span className="truncate text-xs text-faint">
          {jackpot.games.map(({ names }) => nameIn(names)).join(' · ')}
        </span>
      </div>
    </li>
  );
}
