import { legText } from '@noriter/rules/leg-name';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BetRow } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { promiseOf } from '../../bets/model/results/still-returns.ts';
import { TicketLines } from '../../bets/model/ticket-lines.tsx';
import { useSlipRefusalText } from '../../bets/model/use-slip-refusal-text.ts';
import { useLegSides } from '../../bets/tickets/use-leg-sides.ts';
import { isTicketSlip, type PlaceTickets } from '../../sportsbook/model/sport-types.ts';
import { priceBook } from '../../sportsbook/prices/live-book.ts';
import { slipRulesQuery } from '../../sportsbook/prices/sport-queries.ts';
import type { SlipProduct } from '../common/slip-product.ts';
import { isShut, totalOdds } from '../model/slip-checks.ts';
import type { SlipLeg } from '../model/slip-leg.ts';
import { totalStake } from '../model/slip-math.ts';
import { modeOf } from '../model/sport-tickets.ts';
import { SportForm } from './sport-form.tsx';
import { sportPlacing, sportSlip } from './sport-slip.ts';
import { useLegPrices } from './use-leg-prices.tsx';

const secondMs = 1_000;
/** As long as the site's own delay is not known. */
const usualDelayMs = 4_000;

/** Sports, as the slip knows them. */
export function useSportProduct(): SlipProduct<SlipLeg, PlaceTickets> {
  const { t } = useTranslation('sport');
  const refusalText = useSlipRefusalText();
  return {
    placing: sportPlacing,
    form: <SportForm />,
    bar: <BarFigure />,
    fillStake: useFillStake(),
    sending: <SendingNote />,
    sentText: ({ tickets }) => ({
      text: t('slip.tickets', { count: tickets.length }),
      stake: totalStake(
        tickets.map(({ legs, ...ticket }) => ({ ...ticket, odds: legs.map(({ odds }) => odds) })),
      ),
    }),
    receipt: {
      isOwn: isTicketSlip,
      acceptedNote: () => t('slip.acceptedNote'),
      refusalText: ({ refusal }) => refusalText(refusal),
      rows: (slip) =>
        slip.bets.map((ticket) => (
          <li key={ticket.betId} className="flex flex-col gap-1.5">
            <TicketLines ticket={ticket} useSides={useLegSides} />
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-faint">{t('slip.stakeAndWin')}</span>
              <span>
                <span className="font-medium">{won(ticket.cash)}</span>
                <Promised ticket={ticket} />
              </span>
            </p>
          </li>
        )),
      links: ({ slipId }) => (
        <ButtonLink
          look="quiet"
          size="small"
          to="/member/mypage/betting/list"
          search={{ game: 'sport', slip: slipId }}
        >
          {t('slip.toBets')}
        </ButtonLink>
      ),
    },
  };
}

/** What it may return; nothing where it was refused. */
function Promised({ ticket }: { ticket: BetRow }) {
  const promise = promiseOf(ticket);
  return promise === null ? null : (
    <span className="text-faint">
      {' '}
      → <span translate="no">{won(promise)}</span>
    </span>
  );
}

/** One amount for a single or a combination; a system asks for that of a line. */
function useFillStake(): ((amount: string) => void) | null {
  const slip = sportSlip.useSlip();
  const mode = modeOf(slip);
  const [only, ...others] = slip.lines;
  if (mode === 'combination') return slip.stake === '' ? sportSlip.setStake : null;
  if (mode !== 'single' || only === undefined || others.length > 0) return null;
  const key = legText(only);
  if ((slip.stakes[key] ?? '') !== '') return null;
  return (amount) => sportSlip.setStakeOf(key, amount);
}

/** In play it is looked at twice, some seconds apart. */
function SendingNote() {
  const { t } = useTranslation(['sport', 'site']);
  const { lines } = sportSlip.useSlip();
  const isLive = lines.some((leg) => priceBook.head(leg.fixtureId)?.isLive ?? leg.isLive);
  const delayMs = useQuery(slipRulesQuery).data?.rules?.liveDelayMs ?? usualDelayMs;
  if (!isLive) return t('site:bet.sendingNote');
  return t('slip.sendingLive', { seconds: Math.ceil(delayMs / secondMs) });
}

function BarFigure() {
  const { t } = useTranslation(['sport', 'site']);
  const slip = sportSlip.useSlip();
  const present = useLegPrices(slip.lines, slip.outcome);
  const mode = modeOf(slip);
  const isCut = present.some((leg) => leg.isCut);
  const whyShut = isCut
    ? t('state.unreachable')
    : present.some(isShut)
      ? t('refuse.closed')
      : undefined;
  return (
    <>
      <span className="truncate">{whyShut ?? t('site:bet.slip')}</span>
      <span translate="no" className="shrink-0 font-bold tabular-nums">
        {mode === 'combination' ? totalOdds(present) : t(`kind.${mode}`)}
      </span>
    </>
  );
}
