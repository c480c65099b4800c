import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BetRow, MiniRound } from '../../shared/api/contracts.ts';
import { won } from '../../shared/format/money.ts';
import { readOdds } from '../../shared/format/odds.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { SignedAmount } from '../../shared/ui/figures/signed-amount.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { MiniGame } from '../mini/model/mini-games.ts';
import { useMarketText } from '../mini/model/use-market-text.ts';
import type { useMiniRound } from '../mini/rounds/use-mini-round.ts';
import { BetBadge } from './model/bet-badge.tsx';
import { roundBetsQuery } from './queries/bet-queries.ts';

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
            <BetLine key={bet.betId} bet={bet} />
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

function BetLine({ bet }: { bet: BetRow }) {
  const { t } = useTranslation();
  const text = useMarketText();
  const isOver = bet.settledAt !== null || bet.state === 'refused';
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5 sm:px-5 text-sm">
      <span className="min-w-0">
        <span className="block">
          <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
          <span className="font-bold text-brass-text">{readOdds(bet.odds)}</span>
        </span>
        <span className="block text-xs text-faint">
          {text.market(bet.vendorCode, bet.marketId)}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-3">
        <span className="text-right">
          <span className="block font-medium">{won(bet.cash)}</span>
          <span className="block text-xs text-faint">
            {isOver ? (
              <SignedAmount amount={bet.resultCash} account="cash" />
            ) : (
              t('bet.winOf', { amount: won(bet.gameMoney) })
            )}
          </span>
        </span>
        <BetBadge bet={bet} />
      </span>
    </li>
  );
}
