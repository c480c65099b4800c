import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceBody, StakeLimits } from '../../api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { parseWon, won, wonReading } from '../../format/money.ts';
import { useGameLocked } from '../member/game-locks.ts';
import { useBalance } from '../member/member-queries.ts';
import { marketsQuery } from '../mini/market-queries.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { slipFootClass } from './slip-foot.ts';
import type { SlipProps } from './slip-panel.tsx';
import { SlipPickLine } from './slip-pick-line.tsx';
import { type OddsPolicy, type SlipPick, takeOdds, useOddsPolicy, useSlip } from './slip-store.ts';
import { SlipSums } from './slip-sums.tsx';
import { stakeProblem, totalStake } from './stakes.ts';
import { usePlaceSlip } from './use-place-slip.ts';
import { useSlipOdds } from './use-slip-odds.ts';

/** The slip as a form: an amount for each selection, how odds may move, and the sums. */
export function SlipForm({ game, round, isOpen }: SlipProps) {
  const { t } = useTranslation();
  const { picks } = useSlip(game);
  const { submit, isTried, isPending, refusesNow, isOver, limits, cash } = useSlipForm({
    game,
    round,
    isOpen,
  });
  return (
    <form
      noValidate
      aria-label={t('bet.slip')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ul className="divide-y divide-line lg:max-h-[max(15rem,calc(100dvh-35rem))] lg:overflow-y-auto">
        {picks.map((pick) => (
          <SlipPickLine
            key={pick.selectionId}
            game={game}
            pick={pick}
            limits={limits}
            isTried={isTried}
          />
        ))}
      </ul>
      <div className={slipFootClass}>
        <PolicyChoice />
        <SlipSums stakes={picks} limits={limits} cash={cash} />
        <SlipRefusal game={game} />
        {isOver ? (
          <p role="alert" className="text-sm text-up">
            {t('bet.overBalance')}
          </p>
        ) : null}
        <Button
          type="submit"
          look="main"
          size="large"
          isPending={isPending}
          isDisabled={refusesNow !== null}
        >
          {t(refusesNow ?? 'bet.submit')}
        </Button>
      </div>
    </form>
  );
}

/** What the form knows, and its press: nothing is sent that is known to be refused. */
function useSlipForm({ game, round, isOpen }: SlipProps) {
  const { t } = useTranslation();
  const { picks } = useSlip(game);
  const policy = useOddsPolicy();
  const isLocked = useGameLocked('mini', game);
  const limits = useQuery(marketsQuery(game)).data?.limits ?? null;
  const cash = useBalance().data?.cash;
  const [isTried, setTried] = useState(false);
  const { place, isPending } = usePlaceSlip(game);
  const total = totalStake(picks);
  const isOver = cash !== undefined && total > parseWon(cash);
  const refusesNow = isLocked ? 'bet.locked' : isOpen ? null : 'bet.closed';

  async function submit(): Promise<void> {
    setTried(true);
    if (refusesNow !== null || round === null || isOver) return;
    if (picks.some((pick) => isUnfit(pick, limits))) return;
    const { gameDay, number } = round;
    const amount = total.toString();
    await place(bodyOf({ gameId: game, gameDay, number }, picks, policy), {
      message: t('bet.ask', {
        game: t(`mini.game.${game}`),
        number,
        count: picks.length,
        amount: won(amount),
        reading: wonReading(amount),
      }),
      confirmLabel: t('bet.submit'),
    });
  }
  return { submit, isTried, isPending, refusesNow, isOver, limits, cash } as const;
}

/** Why it was refused, and the present odds by one press where those have moved. */
function SlipRefusal({ game }: { game: SlipProps['game'] }) {
  const { t } = useTranslation();
  const { outcome } = useSlip(game);
  const { present, hasMoved } = useSlipOdds(game);
  const take = hasMoved ? (
    <Button size="small" onPress={() => takeOdds(game, present)}>
      {t('bet.takeOdds')}
    </Button>
  ) : null;
  if (outcome?.kind === 'refused') {
    return <NoticeBar tone="bad" title={outcome.message} action={take} />;
  }
  return hasMoved ? <NoticeBar tone="warn" title={t('bet.oddsChanged')} action={take} /> : null;
}

function isUnfit(pick: SlipPick, limits: StakeLimits | null): boolean {
  return parseWon(pick.stake) === 0n || stakeProblem(pick, limits) !== null;
}

type Round = Pick<PlaceBody, 'gameId' | 'gameDay' | 'number'>;

function bodyOf(round: Round, picks: readonly SlipPick[], oddsPolicy: OddsPolicy): PlaceBody {
  const selections = picks.map(({ selectionId, odds, stake }) => ({ selectionId, odds, stake }));
  return { product: 'mini', ...round, selections, oddsPolicy };
}
