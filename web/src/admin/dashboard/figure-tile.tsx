import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { won } from '../../shared/format/money.ts';
import { Arriving } from '../../shared/ui/pages/states.tsx';

type FigureTileProps = {
  name: string;
  value: string | undefined;
  isFailed: boolean;
  note: ReactNode;
  tone?: string;
  /** Where the rows behind it are. */
  link?: Pick<LinkProps, 'to' | 'search'>;
};

/** One figure of the dashboard; it leads to its rows. */
export function FigureTile({ name, value, isFailed, note, tone = '', link }: FigureTileProps) {
  return (
    <div className="relative flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface px-3 py-3 sm:px-4">
      <dt className="text-sm text-muted">
        {link === undefined ? (
          name
        ) : (
          <Link {...link} className="after:absolute after:inset-0 hover:text-brass-text">
            {name}
          </Link>
        )}
      </dt>
      <dd className={`truncate text-lg font-bold tabular-nums sm:text-xl ${tone}`}>
        <Arriving isFailed={isFailed} className="h-7 w-24">
          {value}
        </Arriving>
      </dd>
      <dd className="min-h-4.5 truncate text-xs text-faint">{note}</dd>
    </div>
  );
}

/** A sum with its sign, plus too. */
export function signedWon(amount: bigint): string {
  if (amount < 0n) return `-${won((-amount).toString())}`;
  return `${amount > 0n ? '+' : ''}${won(amount.toString())}`;
}
