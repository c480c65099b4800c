import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../../shared/api/contracts.ts';
import { koreaDayBefore, koreaMinute } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Ball } from '../model/ball.tsx';
import { isPowerball, type MiniGame } from '../model/mini-games.ts';
import { SideGlyphs } from '../model/side-badges.tsx';
import { useResultText } from '../model/use-result-text.ts';
import { VerifyLink } from '../model/verify-link.tsx';
import { resultsQuery } from '../rounds/mini-queries.ts';

type ResultListProps = {
  game: MiniGame;
  gameDay: string;
  page: number;
  onPage: (page: number) => void;
  /** Looks at another day; where there is none to look at, nothing offers it. */
  onDay?: (day: string) => void;
};

/** The results of one day, each with the way to draw it again. */
export function ResultList({ game, gameDay, page, onPage, onDay }: ResultListProps) {
  const { t } = useTranslation();
  const isToday = gameDay === useKoreaDay();
  return (
    <ListView
      caption={t('mini.resultsOf', { game: t(`mini.game.${game}`), day: gameDay })}
      empty={{
        icon: CalendarX2,
        title: t('mini.noResults'),
        note: t('mini.noResultsNote'),
        // Shortly after midnight nothing is drawn yet.
        action:
          onDay !== undefined && isToday ? (
            <Button onPress={() => onDay(koreaDayBefore(gameDay, 1))}>
              {t('dates.show', { days: t('dates.yesterday') })}
            </Button>
          ) : undefined,
      }}
      query={useQuery(resultsQuery(game, gameDay, page))}
      columns={useColumns(game)}
      rowKey={(row) => `${row.gameDay} ${row.number}`}
      onPage={onPage}
    />
  );
}

function useColumns(game: MiniGame): Column<MiniRound>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'number',
      header: t('mini.roundHead'),
      phone: 'title',
      cell: (row) => (
        <span className="flex items-baseline gap-2">
          <span className="font-semibold">{t('mini.round', { number: row.number })}</span>
          <time dateTime={row.drawsAt} className="text-sm text-faint">
            {koreaMinute(row.drawsAt).slice(11)}
          </time>
        </span>
      ),
    },
    {
      key: 'result',
      header: t('mini.result'),
      wraps: true,
      cell: (row) => <ResultCell game={game} round={row} />,
    },
    {
      key: 'sides',
      header: t('mini.sides'),
      cell: (row) => <SideGlyphs game={game} facts={row.facts} />,
    },
    {
      key: 'verify',
      header: t('mini.verify.short'),
      align: 'end',
      phone: 'title',
      cell: (row) => <VerifyLink game={game} round={row} />,
    },
  ];
}

function ResultCell({ game, round }: { game: MiniGame; round: MiniRound }) {
  const text = useResultText();
  if (!isPowerball(game) || round.state === 'excluded') {
    return (
      <span className="text-muted">
        {text(game, round)}
        {game === 'speedkino' ? (
          <span className="block text-xs text-faint">{round.balls.join(' ')}</span>
        ) : null}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap justify-end gap-1 md:justify-start">
      {round.balls.map((ball, index) => {
        const isPower = index === round.balls.length - 1;
        return <Ball key={isPower ? 'power' : ball} number={ball} isPower={isPower} size="small" />;
      })}
    </span>
  );
}
