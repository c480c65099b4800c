import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComingRound, PlaceBody } from '../../../shared/api/contracts.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { useGameLocked } from '../../../shared/member/game-locks.ts';
import { useBalance } from '../../../shared/member/member-queries.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import type { MiniGame } from '../../mini/model/mini-games.ts';
import { useMarketText } from '../../mini/model/use-market-text.ts';
import { marketsQuery } from '../../mini/rounds/market-queries.ts';
import { RoundVoidNotice } from '../../mini/rounds/round-void-notice.tsx';
import { PolicyChoice } from '../common/policy-choice.tsx';
import { SlipForm } from '../common/slip-form.tsx';
import { useFreeBet } from '../common/use-free-bet.tsx';
import { moveOf } from '../model/odds.ts';
import { namedOdds } from '../model/slip.ts';
import { singleOf } from '../model/slip-math.ts';
import { useOddsPolicy } from '../store/odds-policy.ts';
import { MiniLine } from './mini-line.tsx';
import { type MiniPick, miniPlacing, miniSlip } from './mini-slips.ts';

export type MiniSlipProps = { game: MiniGame; round: ComingRound | null; isOpen: boolean };

/** The slip of a game, filled in: each selection is a bet of its own on the round that is open. */
export function MiniForm({ game, round, isOpen }: MiniSlipProps) {
  const { t } = useTranslation();
  const text = useMarketText();
  const { lines, stakes } = miniSlip(game).useSlip();
  const oddsPolicy = useOddsPolicy();
  const rests = useRest({ game, round, isOpen });
  const limits = useQuery(marketsQuery(game)).data?.limits ?? null;
  const cash = useBalance().data?.cash;
  const [isTried, setTried] = useState(false);
  const present = usePresentOdds(game);
  const stakeOf = ({ selectionId }: MiniPick) => stakes[selectionId] ?? '';
  const tickets = lines.map((pick) => singleOf(pick.odds, stakeOf(pick)));
  const { freeBet, wish, choice } = useFreeBet({
    product: 'mini',
    tickets,
    onStake: (amount) => miniSlip(game).setStakeOf(lines[0]?.selectionId ?? '', amount),
  });
  const filled = {
    tickets,
    bonus: null,
    limits,
    cash: freeBet === null ? cash : undefined,
    freeBet,
    needsAll: true,
    totalOdds: null,
    rests,
    isRefused: false,
  };
  const pickText = ({ marketId, selectionId, odds }: MiniPick) =>
    `${text.market(game, marketId)} ${text.pick(selectionId)} ${readOdds(odds)}`;

  function body(): PlaceBody | null {
    if (round === null) return null;
    const selections = lines.map((pick) => ({
      selectionId: pick.selectionId,
      odds: pick.odds,
      stake: stakeOf(pick),
    }));
    const { gameDay, number } = round;
    return { product: 'mini', gameId: game, gameDay, number, selections, oddsPolicy, ...wish };
  }

  return (
    <SlipForm
      placing={miniPlacing(game)}
      filled={filled}
      question={{
        picks: lines.map(pickText),
        kind: t('bet.askKind', {
          game: t(`mini.game.${game}`),
          number: round?.number ?? 0,
          count: lines.length,
        }),
      }}
      body={body}
      onTried={() => setTried(true)}
      lines={lines.map((pick) => (
        <MiniLine
          key={pick.selectionId}
          game={game}
          pick={pick}
          present={present}
          filled={filled}
          isTried={isTried}
        />
      ))}
      free={choice}
      options={<PolicyChoice />}
      notice={<MiniNotice game={game} round={round} present={present} />}
    />
  );
}

/** Why nothing can be bet now; null where it can. */
function useRest({ game, round, isOpen }: MiniSlipProps): string | null {
  const { t } = useTranslation();
  const isLocked = useGameLocked('mini', game);
  if (isLocked) return t('bet.locked');
  if (isOpen && round !== null) return null;
  return t(round?.isVoid === true ? 'mini.phase.void' : 'bet.closed');
}

/** The odds of the moment of what is on the slip; those a refusal named are the newest. */
function usePresentOdds(game: MiniGame): ReadonlyMap<string, string> {
  const { outcome } = miniSlip(game).useSlip();
  const markets = useQuery(marketsQuery(game)).data?.markets ?? [];
  return new Map([
    ...markets.flatMap(({ selections }) =>
      selections.map(({ selectionId, odds }) => [selectionId, odds] as const),
    ),
    ...namedOdds(outcome),
  ]);
}

type NoticeProps = {
  game: MiniGame;
  /** That a bet would go to. */
  round: ComingRound | null;
  present: ReadonlyMap<string, string>;
};

/**
 * Why it was refused, the present odds by one press where those have moved, and that what was chosen
 * for an earlier round is a bet on this one.
 */
function MiniNotice({ game, round, present }: NoticeProps) {
  const { t } = useTranslation();
  const number = round?.number;
  const { useSlip, takeOdds } = miniSlip(game);
  const { lines, outcome } = useSlip();
  const hasMoved = lines.some(
    ({ selectionId, odds }) => moveOf(odds, present.get(selectionId) ?? odds) !== 0,
  );
  const take = hasMoved ? (
    <Button size="small" onPress={() => takeOdds(present)}>
      {t('bet.takeOdds')}
    </Button>
  ) : null;
  // Whatever was refused before: the next bet on it would be, too.
  if (round?.isVoid === true) return <RoundVoidNotice />;
  if (outcome?.kind === 'refused') {
    return <NoticeBar tone="bad" title={outcome.message} action={take} />;
  }
  if (hasMoved) return <NoticeBar tone="warn" title={t('bet.oddsChanged')} action={take} />;
  const chosen = lines
    .map((line) => line.number)
    .find((one) => one !== undefined && one !== number);
  if (chosen === undefined || number === undefined) return null;
  return <NoticeBar title={t('bet.fromRound', { chosen, number })} />;
}
