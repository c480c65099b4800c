import { Label, Meter } from 'react-aria-components/Meter';
import { useTranslation } from 'react-i18next';
import { parseWon } from '../../format/money.ts';

type UsageBarProps = {
  label: string;
  /** Both as decimal strings; the words for them are the caller's, as units differ. */
  used: string;
  limit: string;
  show: (amount: string) => string;
  /** Something to reach: all of it is good, and nearly all no warning. */
  isGoal?: boolean;
};

const nearlyPercent = 80;

/** How much of a limit is used, in words and as a bar; nearly all of it turns to a warning. */
export function UsageBar({ label, used, limit, show, isGoal = false }: UsageBarProps) {
  const { t } = useTranslation();
  const percent = percentOf(parseWon(used), parseWon(limit));
  const text = t('usage.of', { used: show(used), limit: show(limit) });
  const tone = isGoal ? goalTone(percent) : limitTone(percent);
  return (
    <Meter value={percent} valueLabel={text} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <Label className="font-medium">{label}</Label>
        <span className="text-muted">{text}</span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-sunken">
        <div className={`h-full rounded-full ${tone}`} style={{ width: `${percent}%` }} />
      </div>
    </Meter>
  );
}

function limitTone(percent: number): string {
  if (percent >= 100) return 'bg-danger';
  return percent >= nearlyPercent ? 'bg-warn' : 'bg-brass';
}

function goalTone(percent: number): string {
  return percent >= 100 ? 'bg-jade' : 'bg-brass';
}

function percentOf(used: bigint, limit: bigint): number {
  if (limit <= 0n) return 100;
  const percent = Number((used * 100n) / limit);
  return Math.min(100, Math.max(0, percent));
}
