import { shortNumber } from '../../../shared/format/short-number.ts';
import { ago, koreaMinute } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import type { CashRow } from '../../shared/contracts.ts';
import { ageOf } from './waiting-age.ts';

const tones = {
  over: 'text-faint',
  fresh: 'text-faint',
  long: 'font-semibold text-warn',
  'too-long': 'font-semibold text-danger',
} as const;

/** When a request came and its short number; one that waits says how long, louder as it ages. */
export function AskedAt({ row }: { row: CashRow }) {
  const now = useNow(30_000);
  return (
    <span className="flex flex-col leading-5 tabular-nums">
      {koreaMinute(row.requestedAt)}
      <span className="flex gap-2 text-xs text-faint max-sm:justify-end">
        <span>{shortNumber(row.requestId)}</span>
        <WaitingAge row={row} now={now} />
      </span>
    </span>
  );
}

/** How long a request has waited; nothing of one that is decided. */
export function WaitingAge({ row, now }: { row: CashRow; now: number }) {
  const age = ageOf(row, now);
  if (age === 'over') return null;
  return (
    <span data-age={age} className={`text-xs ${tones[age]}`}>
      {ago(row.requestedAt, now)}
    </span>
  );
}
