import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../components/money-field.tsx';
import { parseWon, won } from '../../../format/money.ts';
import { legText } from '../api.ts';
import type { PresentLeg } from './slip-checks.ts';
import { lineStakeMax, type SlipTicket, ticketProblem } from './slip-math.ts';
import { setLineStake, setSingleStake } from './slip-store.ts';
import type { SlipFormFacts } from './use-slip-form.ts';

/** The amount of a combination, or of one line of a system. */
export function StakeField({ facts }: { facts: SlipFormFacts }) {
  const { t } = useTranslation(['sport', 'site']);
  const { legs, mode, linesOf, slip } = facts;
  const ticket = {
    odds: legs.map(({ leg, odds }) => odds ?? leg.odds),
    linesOf,
    lineStake: slip.stake,
  };
  const label = mode === 'system' ? t('slip.lineStake') : t('site:bet.stake');
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {label}
      </span>
      <TicketStake label={label} ticket={ticket} facts={facts} onChange={setLineStake} />
    </div>
  );
}

/** The amount of one single, in its leg's place. */
export function SingleStake({ present, facts }: { present: PresentLeg; facts: SlipFormFacts }) {
  const { t } = useTranslation(['sport', 'site']);
  const text = legText(present.leg);
  const ticket = {
    odds: [present.odds ?? present.leg.odds],
    linesOf: 1,
    lineStake: facts.slip.stakes[text] ?? '',
  };
  return (
    <TicketStake
      label={t('site:bet.stake')}
      ticket={ticket}
      facts={facts}
      onChange={(amount) => setSingleStake(text, amount)}
    />
  );
}

type TicketStakeProps = {
  label: string;
  ticket: SlipTicket;
  facts: SlipFormFacts;
  onChange: (amount: string) => void;
};

/** Of several singles those without an amount stay on the slip: only an empty slip is a mistake. */
function TicketStake({ label, ticket, facts, onChange }: TicketStakeProps) {
  const { t } = useTranslation(['sport', 'site']);
  const { bonus, limits, sums, isTried } = facts;
  const problem = ticketProblem(ticket, bonus, limits);
  const isMissing = isTried && sums.stake === 0n && parseWon(ticket.lineStake) === 0n;
  const error =
    problem === null
      ? isMissing
        ? t('site:bet.emptyStake')
        : undefined
      : t(`site:bet.problem.${problem.kind}`, { limit: won(problem.limit) });
  return (
    <MoneyField
      isNarrow
      label={label}
      value={ticket.lineStake}
      onChange={onChange}
      max={lineStakeMax(ticket, bonus, { limits, cash: sums.cash })}
      error={error}
    />
  );
}
