import { useMutation } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PostTicket } from '../../../shared/api/contracts.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { won } from '../../../shared/format/money.ts';
import { readOdds } from '../../../shared/format/odds.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { useMarketText } from '../../mini/model/use-market-text.ts';
import { legOf } from '../../slip/model/slip-leg.ts';
import { sportSlip } from '../../slip/sport/sport-slip.ts';
import { shapeOf } from '../../sportsbook/model/shape.ts';
import type { TicketLeg } from '../../sportsbook/model/sport-types.ts';
import { fixtureQuery } from '../../sportsbook/prices/sport-queries.ts';
import { BetBadge } from '../model/bet-badge.tsx';
import { sharedTicketRow } from '../model/shared-ticket-row.ts';
import { TicketLines } from '../model/ticket-lines.tsx';
import { useLegSides } from '../tickets/use-leg-sides.ts';

/** A bet that a member shows to others, as it stands now, with the way onto one's own slip. */
export function SharedTicket({ ticket }: { ticket: PostTicket }) {
  const { t } = useTranslation(['community', 'sport', 'site']);
  const bet = sharedTicketRow(ticket);
  return (
    <section
      aria-label={t('community:posts.ticket')}
      className="flex max-w-xl flex-col gap-3 rounded-md border border-brass-line bg-sunken p-4"
    >
      {bet.legs.length === 0 ? (
        <MiniLine ticket={ticket} />
      ) : (
        <TicketLines withResults ticket={bet} useSides={useLegSides} />
      )}
      <p className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-sm">
        <BetBadge bet={bet} />
        <span className="text-muted">
          {ticket.cash === null
            ? t('community:posts.stakeHidden')
            : `${t('site:bet.column.cash')} ${won(ticket.cash)}`}
        </span>
        {bet.legs.length === 0 ? null : <AddToSlip legs={bet.legs} />}
      </p>
    </section>
  );
}

function MiniLine({ ticket }: { ticket: PostTicket }) {
  const { t } = useTranslation();
  const text = useMarketText();
  return (
    <p className="font-semibold">
      {text.game(ticket.vendorCode)} {t('mini.round', { number: ticket.number })}{' '}
      <span className="text-brass-text">{readOdds(ticket.odds)}</span>
    </p>
  );
}

function AddToSlip({ legs }: { legs: readonly TicketLeg[] }) {
  const { t } = useTranslation('community');
  const add = useMutation({
    mutationFn: async () => {
      const found = await Promise.all(legs.map(presentLeg));
      return found.filter((leg) => leg !== null);
    },
    onSuccess(open) {
      if (open.length === 0) toast('bad', t('posts.legsClosed'));
      else if (sportSlip.add(open)) toast('good', t('posts.legsAdded', { count: open.length }));
      else toast('bad', t('posts.slipBusy'));
    },
    onError: () => toast('bad', t('posts.legsClosed')),
  });
  return (
    <Button size="small" isPending={add.isPending} onPress={() => add.mutate()}>
      <ListPlus aria-hidden="true" className="size-4" />
      {t('posts.addToSlip')}
    </Button>
  );
}

/** The same selection at the odds of now; null when it cannot be bet on any more. */
async function presentLeg({ fixtureId, marketKey, selectionId }: TicketLeg) {
  const fixture = await queryClient.fetchQuery({ ...fixtureQuery(fixtureId), staleTime: 0 });
  const market = fixture.markets.find((one) => one.marketKey === marketKey);
  const selection = market?.selections.find((one) => one.selectionId === selectionId);
  const drawn = shapeOf(fixture).markets.find((one) => one.marketKey === marketKey);
  if (drawn === undefined || selection?.isOpen !== true) return null;
  const isLive = fixture.state === 'running';
  return legOf(fixture, drawn, { selectionId, odds: selection.odds, isLive });
}
