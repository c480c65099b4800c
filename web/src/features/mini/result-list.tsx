import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import type { Column } from '../../components/data-table.tsx';
import { ListView } from '../../components/list-view.tsx';
import { koreaMinute } from '../../format/time.ts';
import { Ball } from './ball.tsx';
import { isPowerball, type MiniGame } from './mini-games.ts';
import { resultsQuery } from './mini-queries.ts';
import { SideGlyphs } from './side-badges.tsx';
import { useResultText } from './use-result-text.ts';
import { VerifyLink } from './verify-link.tsx';

type ResultListProps = {
  game: MiniGame;
  gameDay: string;
  page: number;
  onPage: (page: number) => void;
};

/** The results of one day, each with the way to draw it again. */
export function ResultList({ game, gameDay, page, onPage }: ResultListProps) {
  const { t } = useTranslation();
  return (
    <ListView
      caption={t('mini.resultsOf', { game: t(`mini.game.${game}`), day: gameDay })}
      empty={{ icon: CalendarX2, title: t('mini.noResults'), note: t('mini.noResultsNote') }}
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
