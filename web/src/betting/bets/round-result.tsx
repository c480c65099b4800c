import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Slip } from '../../shared/api/contracts.ts';
import { type MiniGame, miniGameOf } from '../mini/model/mini-games.ts';
import { useResultText } from '../mini/model/use-result-text.ts';
import { VerifyLink } from '../mini/model/verify-link.tsx';
import { roundDetailQuery } from '../mini/rounds/mini-queries.ts';

/** What was drawn, and the way to draw it again. */
export function RoundResult({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const game = miniGameOf(slip.gameId);
  if (slip.roundState === 'excluded') {
    return <p className="text-sm text-warn">{t('mini.excludedNote')}</p>;
  }
  if (slip.roundState === 'open' || game === null) return null;
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <Drawn game={game} slip={slip} />
      <VerifyLink game={game} round={slip} />
    </div>
  );
}

function Drawn({ game, slip: { gameDay, number } }: { game: MiniGame; slip: Slip }) {
  const { t } = useTranslation();
  const text = useResultText();
  const { data } = useQuery(roundDetailQuery({ gameId: game, gameDay, number }));
  return (
    <p className="min-w-0 text-muted">
      <span className="text-faint">{t('mini.resultOf', { number })} </span>
      {data === undefined ? '' : text(game, data)}
    </p>
  );
}
