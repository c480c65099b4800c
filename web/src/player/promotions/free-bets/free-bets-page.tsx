import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFreeBet } from '../../../shared/api/contracts.ts';
import { BetWordBadge } from '../../../shared/bets/bet-word-badge.tsx';
import { won } from '../../../shared/format/money.ts';
import { freeBetBoundsText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { ownFreeBetsQuery } from '../../../shared/member/free-bets.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';

/** Every free bet of the member: what may be staked, until when, and what was won with it. */
export function FreeBetsPage() {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  return (
    <Page title={t('freeBet.title')} note={t('freeBet.note')}>
      <Panel isFlush title={t('freeBet.list')}>
        <ListView
          caption={t('freeBet.list')}
          empty={{ icon: Ticket, title: t('freeBet.none'), note: t('freeBet.noneNote') }}
          query={useQuery(ownFreeBetsQuery(page))}
          rowKey={({ freeBetId }) => freeBetId}
          columns={useColumns()}
          onPage={setPage}
        />
      </Panel>
    </Page>
  );
}

function useColumns(): Column<OwnFreeBet>[] {
  const { t } = useTranslation('promotion');
  return [
    {
      key: 'amount',
      header: t('freeBet.what'),
      phone: 'title',
      cell: ({ amount }) => <span className="font-semibold tabular-nums">{won(amount)}</span>,
    },
    {
      key: 'state',
      header: t('freeBet.stateHeader'),
      phone: 'title',
      cell: ({ state }) => <State state={state} />,
    },
    {
      key: 'terms',
      header: t('freeBet.terms'),
      cell: ({ products, oddsMinimum: odds, winMax }) =>
        freeBetBoundsText({ products, odds, winMax }),
    },
    {
      key: 'until',
      header: t('freeBet.until'),
      cell: ({ expiresAt }) => koreaMinute(expiresAt),
    },
    {
      key: 'won',
      header: t('freeBet.won'),
      align: 'end',
      cell: ({ state, won: amount }) =>
        state === 'won' ? (
          <span className="font-semibold text-jade tabular-nums">{won(amount)}</span>
        ) : (
          <Nothing />
        ),
    },
  ];
}

/** What became of its bet, in the words of bets, or what may still become of it. */
function State({ state }: Pick<OwnFreeBet, 'state'>) {
  const { t } = useTranslation('promotion');
  if (state === 'open') return <Badge tone="jade">{t('freeBet.state.open')}</Badge>;
  if (state === 'expired') return <Badge tone="plain">{t('freeBet.state.expired')}</Badge>;
  return <BetWordBadge word={state === 'staked' ? 'open' : state} />;
}
