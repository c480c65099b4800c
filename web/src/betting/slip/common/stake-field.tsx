import { useTranslation } from 'react-i18next';
import { parseWon, won } from '../../../shared/format/money.ts';
import { MoneyField } from '../../../shared/forms/numbers/money-field.tsx';
import { lineStakeMax, type SlipTicket, ticketProblem } from '../model/slip-math.ts';
import { type SlipFilled, sumsOf } from './slip-facts.ts';

/** A stake begins at a thousand, where a deposit begins at ten. */
const stakePresets = [
  { amount: '1000', key: 'money.presetThousand' },
  { amount: '5000', key: 'money.presetThousands' },
  { amount: '10000', key: 'money.preset1' },
  { amount: '50000', key: 'money.preset5' },
  { amount: '100000', key: 'money.preset10' },
] as const;

type StakeFieldProps = {
  label: string;
  ticket: SlipTicket;
  filled: SlipFilled;
  /** The slip was pressed: from then on a missing amount is a mistake. */
  isTried: boolean;
  onChange: (amount: string) => void;
};

/**
 * The amount of a ticket, or of one line of a system; what is wrong with it is said here. Of several
 * singles those without an amount stay on the slip: only an empty slip is a mistake.
 */
export function StakeField({ label, ticket, filled, isTried, onChange }: StakeFieldProps) {
  const { t } = useTranslation();
  const { bonus, limits, cash } = filled;
  const sums = sumsOf(filled);
  const problem = ticketProblem(ticket, bonus, limits);
  const isFilled = parseWon(ticket.lineStake) > 0n;
  return (
    <MoneyField
      isNarrow
      label={label}
      value={ticket.lineStake}
      onChange={onChange}
      presets={stakePresets.map(({ amount, key: name }) => ({ amount, text: t(name) }))}
      max={lineStakeMax(ticket, bonus, { limits, cash })}
      error={errorText()}
    />
  );

  function errorText(): string | undefined {
    if (problem !== null) return t(`bet.problem.${problem.kind}`, { limit: won(problem.limit) });
    if (isFilled) return sums.isOver ? t('bet.overBalance') : undefined;
    return isTried && sums.isEmpty ? t('bet.emptyStake') : undefined;
  }
}
