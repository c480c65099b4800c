import { shownOdds } from '@noriter/rules/odds';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { debtsQuery } from '../../../shared/account/cash-queries.ts';
import { parseWon, won } from '../../../shared/format/money.ts';
import { shortNumber } from '../../../shared/format/short-number.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import { bonusFactor } from '../../slip/model/slip-math.ts';
import type { TicketRow, TicketSlip } from '../../sportsbook/model/sport-types.ts';
import { BetBadge } from '../model/bet-badge.tsx';
import { promiseOf, runningLines } from '../model/results/still-returns.ts';
import { TicketLines } from '../model/ticket-lines.tsx';
import { useSlipRefusalText } from '../model/use-slip-refusal-text.ts';
import { TicketActions } from './ticket-actions.tsx';
import { useLegSides } from './use-leg-sides.ts';

/** A slip on sports in full: its tickets with their legs, and what may still be done with them. */
export function TicketSlipDetail({ slip }: { slip: TicketSlip }) {
  return (
    <div className="flex flex-col gap-5">
      <SlipFacts slip={slip} />
      <ul className="flex flex-col gap-3">
        {slip.bets.map((ticket) => (
          <TicketCard key={ticket.betId} slip={slip} ticket={ticket} />
        ))}
      </ul>
    </div>
  );
}

function SlipFacts({ slip }: { slip: TicketSlip }) {
  const { t } = useTranslation(['sport', 'site']);
  const refusalText = useSlipRefusalText();
  const owed = useOwedOf(slip.slipId);
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Fact label={t('site:bet.column.at')}>{koreaSecond(slip.placedAt)}</Fact>
      <Fact label={t('site:bet.state')}>
        {t(`site:bet.word.${slip.state}`)}
        {slip.state === 'refused' ? (
          <span className="block text-danger">{refusalText(slip.refusal)}</span>
        ) : null}
      </Fact>
      <Fact label={t('site:bet.total')}>
        <strong>{won(slip.stake)}</strong>
      </Fact>
      {owed === 0n ? null : (
        <Fact label={t('site:cash.debts.ofSlip')}>
          <strong className="text-warn">{won(owed.toString())}</strong>
        </Fact>
      )}
      <Fact label={t('site:bet.number')}>
        <span className="block font-semibold tabular-nums">{shortNumber(slip.slipId)}</span>
        <span className="text-xs break-all text-faint">{slip.slipId}</span>
      </Fact>
    </dl>
  );
}

/** What a later settlement of the slip could not take back yet. */
function useOwedOf(slipId: string): bigint {
  const { data } = useQuery(debtsQuery);
  const own = data?.list.filter(({ subjectId }) => subjectId === slipId) ?? [];
  return own.reduce((sum, { left }) => sum + parseWon(left), 0n);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-faint">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function TicketCard({ slip, ticket }: { slip: TicketSlip; ticket: TicketRow }) {
  const { t } = useTranslation(['sport', 'site']);
  const { kind, legs, bonus } = ticket;
  const [promise, lines] = [promiseOf(ticket), runningLines(ticket)];
  const factor = bonusFactor(
    kind === 'combination' ? bonus : null,
    legs.map(({ odds }) => odds),
  );
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <TicketLines
            withResults={ticket.state !== 'refused'}
            ticket={ticket}
            useSides={useLegSides}
            slip={slip}
          />
        </div>
      </div>
      <dl className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        <Fact label={t('site:bet.column.result')}>
          <BetBadge bet={ticket} />
        </Fact>
        {factor > 1_000n ? <Fact label={t('slip.bonus')}>×{shownOdds(factor)}</Fact> : null}
        <Fact label={t('site:bet.column.cash')}>{won(ticket.cash)}</Fact>
        {promise === null ? null : (
          <Fact label={t('site:bet.column.gameMoney')}>{won(promise)}</Fact>
        )}
        {lines === null ? null : (
          <Fact label={t('ticket.lines')}>{t('ticket.linesLeft', lines)}</Fact>
        )}
        {ticket.cashedOut === '0' ? null : (
          <Fact label={t('cashOut.paid')}>{won(ticket.cashedOut)}</Fact>
        )}
        {ticket.betCalResults === 'WAIT' ? null : (
          <Fact label={t('site:bet.column.revenue')}>
            <SignedAmount amount={ticket.resultCash} account="cash" />
          </Fact>
        )}
      </dl>
      {ticket.state === 'accepted' ? <TicketActions ticket={ticket} /> : null}
    </li>
  );
}
