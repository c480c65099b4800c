import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../shared/api/contracts.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { MiniGame } from '../mini/model/mini-games.ts';
import type { useMiniRound } from '../mini/rounds/use-mini-round.ts';
import { roundBetsQuery } from './queries/bet-queries.ts';
import { RoundBetLine } from './round-bet-line.tsx';

type RoundBetsProps = {
  game: MiniGame;
  rounds: Pick<ReturnType<typeof useMiniRound>, 'round' | 'last' | 'data' | 'error' | 'refetch'>;
};

/** The member's bets on the coming round, and what became of those on the last one. */
export function RoundBets({ game, rounds }: RoundBetsProps) {
  const { t } = useTranslation();
  const { round, last, data, error, refetch } = rounds;
  return (
    <Panel
      isFlush
      title={t('bet.mine')}
      aside={
        <ButtonLink
          look="quiet"
          size="small"
          className="-mr-3"
          to="/member/mypage/betting/list"
          search={{ game }}
        >
          {t('bet.allMine')}
        </ButtonLink>
      }
    >
      {data === undefined ? <Waiting error={error} onRetry={() => void refetch()} /> : null}
      {data !== undefined && round === null && last === null ? (
        <p className="px-4 py-4 text-sm text-muted sm:px-5">{t('bet.mineLater')}</p>
      ) : null}
      {round === null ? null : (
        <OneRound game={game} round={round} isComing isVoid={round.isVoid} />
      )}
      {last === null ? null : <OneRound game={game} round={last} />}
    </Panel>
  );
}

type OneRoundProps = { game: MiniGame; round: MiniRound; isComing?: boolean; isVoid?: boolean };

/** A round that is over and had no bets is not worth a word. */
function OneRound({ game, round, isComing = false, isVoid = false }: OneRoundProps) {
  const { t } = useTranslation();
  const { gameDay, number } = round;
  const { data, error, refetch } = useQuery(roundBetsQuery({ gameId: game, gameDay, number }));
  if (!isComing && (data === undefined || data.list.length === 0)) return null;
  return (
    <section
      aria-label={t('bet.mineOf', { number })}
      className="border-b border-line last:border-b-0"
    >
      <h3 className="px-4 pt-3 sm:px-5 text-xs font-medium text-faint">
        {t('mini.round', { number })}{' '}
        {isVoid ? <Badge tone="warn">{t('mini.phase.void')}</Badge> : null}
      </h3>
      {data === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : data.list.length === 0 ? (
        <p className="px-4 pt-1 pb-4 sm:px-5 text-sm text-muted">{t('bet.noneMine')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.list.map((bet) => (
            <RoundBetLine key={bet.betId} bet={bet} isVoid={isVoid} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== null) return <Failed error={error} onRetry={onRetry} />;
  return (
    <div className="p-4 sm:p-5">
      <SkeletonRows rows={1} />
    </div>
  );
}
