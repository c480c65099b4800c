import { useTranslation } from 'react-i18next';
import type { PlaceBody } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { useRefusalText } from '../../bets/model/use-refusal-text.ts';
import type { MiniGame } from '../../mini/model/mini-games.ts';
import { useMarketText } from '../../mini/model/use-market-text.ts';
import { isTicketSlip } from '../../sportsbook/model/sport-types.ts';
import type { SlipProduct } from '../common/slip-product.ts';
import { singleOf, totalStake } from '../model/slip-math.ts';
import { MiniForm, type MiniSlipProps } from './mini-form.tsx';
import { type MiniPick, miniPlacing, miniSlip } from './mini-slips.ts';

/** A mini game, as the slip knows it. */
export function useMiniProduct({
  game,
  round,
  isOpen,
}: MiniSlipProps): SlipProduct<MiniPick, PlaceBody> {
  const { t } = useTranslation();
  const text = useMarketText();
  const refusalText = useRefusalText();
  return {
    placing: miniPlacing(game),
    form: <MiniForm game={game} round={round} isOpen={isOpen} />,
    bar: <BarFigure game={game} number={round?.number} />,
    sending: t('bet.sendingNote'),
    sentText: ({ number, selections }) => ({
      text: t('bet.unknownSlip', { number, count: selections.length }),
      stake: totalStake(selections.map(({ odds, stake }) => singleOf(odds, stake))),
    }),
    receipt: {
      isOwn: (slip) => !isTicketSlip(slip),
      acceptedNote: ({ number }) => t('bet.acceptedNote', { number }),
      refusalText: ({ refusal }) => refusalText(refusal),
      rows: (slip) =>
        slip.bets.map((bet) => (
          <li key={bet.betId} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="text-faint">{text.market(bet.vendorCode, bet.marketId)} </span>
              <span className="font-semibold">{text.pick(bet.selectionId)}</span>{' '}
              <span className="font-bold text-brass-text">{readOdds(bet.odds)}</span>
            </span>
            <span className="shrink-0 font-medium">{won(bet.cash)}</span>
          </li>
        )),
    },
  };
}

function BarFigure({ game, number }: { game: MiniGame; number: number | undefined }) {
  const { t } = useTranslation();
  const { lines, stakes } = miniSlip(game).useSlip();
  const tickets = lines.map(({ selectionId, odds }) => singleOf(odds, stakes[selectionId] ?? ''));
  return (
    <>
      <span className="truncate">
        {number === undefined ? t('bet.slip') : t('bet.slipOf', { number })}
      </span>
      <span translate="no" className="shrink-0 font-bold tabular-nums">
        {won(totalStake(tickets).toString())}
      </span>
    </>
  );
}
