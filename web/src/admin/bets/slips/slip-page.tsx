import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { isTicket } from '../../../betting/sportsbook/model/sport-types.ts';
import { won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Breadcrumb } from '../../../shared/ui/controls/breadcrumb.tsx';
import { StatusTimeline } from '../../../shared/ui/figures/status-timeline.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminSlip } from '../../shared/contracts.ts';
import { type Fact, FactList } from '../../shared/fact-list.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { TicketVoidPanel } from '../../sports/voids/ticket-void-panel.tsx';
import { slipQuery } from '../shared/betting-queries.ts';
import { useBetText } from '../shared/use-bet-text.ts';
import { LegPanel } from './leg-panel.tsx';
import { SlipLedger } from './slip-ledger.tsx';
import { useSlipSteps } from './use-slip-steps.ts';

/** One slip from its placing to its last settlement, with what the wallet has of it. */
export function SlipPage({ slipId }: { slipId: string }) {
  const { t } = useTranslation('admin');
  const query = useQuery(slipQuery(slipId));
  return (
    <Page title={`${t('betting.slip')} ${shortNumber(slipId)}`} note={slipId} width="full">
      <Breadcrumb
        crumbs={[{ text: t('nav.bets'), link: { to: '/admin/bets' } }, { text: t('betting.slip') }]}
      />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <SlipParts slip={query.data} />}
    </Page>
  );
}

function SlipParts({ slip }: { slip: AdminSlip }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const steps = useSlipSteps(slip);
  return (
    <>
      <Panel title={t('betting.progress')}>
        <StatusTimeline label={t('betting.progress')} steps={steps} />
      </Panel>
      <div className="grid gap-5 xl:grid-cols-[2fr_3fr] xl:items-start">
        <Panel title={t('betting.facts')}>
          <SlipFacts slip={slip} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          {slip.bets.map((bet) => (
            <Fragment key={bet.betId}>
              <LegPanel bet={bet} />
              {isTicket(bet) && bet.state !== 'refused' ? (
                <TicketVoidPanel subject={{ betId: bet.betId }} />
              ) : null}
            </Fragment>
          ))}
        </div>
      </div>
      {permits('cash.read') ? <SlipLedger slip={slip} /> : null}
    </>
  );
}

function SlipFacts({ slip }: { slip: AdminSlip }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const returned = slip.bets.reduce((sum, { state, winCash }) => {
    return state === 'refused' ? sum : sum + BigInt(winCash);
  }, 0n);
  // A slip of sports belongs to none.
  const round: readonly Fact[] = slip.round
    ? [
        {
          name: t('betting.round'),
          value: (
            <Link
              to="/admin/rounds/$roundId"
              params={{ roundId: slip.round.roundId }}
              className="underline decoration-line-strong underline-offset-4 hover:text-brass-text"
            >
              {text.round(slip)} <span className="text-faint">{slip.gameDay}</span>
            </Link>
          ),
        },
      ]
    : [];
  return (
    <FactList
      facts={[
        { name: t('cash.member'), value: <MemberLink member={slip} /> },
        { name: t('members.level'), value: slip.level },
        ...round,
        { name: t('betting.placedAt'), value: koreaSecond(slip.placedAt) },
        { name: t('betting.stakeAll'), value: won(slip.stake) },
        { name: t('betting.returnedAll'), value: won(returned.toString()) },
      ]}
    />
  );
}
