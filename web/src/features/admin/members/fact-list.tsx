import type { ReactNode } from 'react';

export type Fact = { name: string; value: ReactNode };

/** Names at the left, what they are at the right. */
export function FactList({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={`grid gap-x-10 text-sm ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-1"
        >
          <dt className="shrink-0 text-faint">{name}</dt>
          <dd className="min-w-0 text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
