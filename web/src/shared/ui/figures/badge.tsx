import type { ReactNode } from 'react';

export type Tone = 'plain' | 'brass' | 'jade' | 'up' | 'down' | 'warn' | 'danger';

const tones: Record<Tone, string> = {
  plain: 'bg-raised text-muted border-line',
  brass: 'bg-brass-soft text-brass-text border-brass-line',
  jade: 'bg-jade-soft text-jade border-current/30',
  up: 'bg-up-soft text-up border-current/30',
  down: 'bg-down-soft text-down border-current/30',
  warn: 'bg-warn-soft text-warn border-current/30',
  danger: 'bg-danger-soft text-danger border-current/30',
};

/** A state in a word; the colour only repeats what the word says. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-sm border px-2 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
