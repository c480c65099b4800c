import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ScrollBox } from '../../../shared/ui/lists/scroll-box.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import { SideGlyphs } from '../model/side-badges.tsx';
import { resultsQuery } from '../rounds/mini-queries.ts';

const shown = 10;

/** The newest results in a strip: the number of each round and its sides. */
export function LastResults({ game, gameDay }: { game: MiniGame; gameDay: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(resultsQuery(game, gameDay));
  if (data === undefined || data.list.length === 0) return null;
  return (
    <ScrollBox
      label={t('mini.lastResults')}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <ol className="flex w-max divide-x divide-line">
        {data.list.slice(0, shown).map((round) => (
          <li
            key={`${round.gameDay} ${round.number}`}
            className="flex flex-col items-center gap-1.5 px-3 py-2.5"
          >
            <span className="text-xs font-medium text-faint">
              {t('mini.round', { number: round.number })}
            </span>
            {round.state === 'excluded' ? (
              <span className="text-xs text-warn">{t('mini.excludedShort')}</span>
            ) : (
              <SideGlyphs game={game} facts={round.facts} />
            )}
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}
