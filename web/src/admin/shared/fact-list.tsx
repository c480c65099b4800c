import type { ReactNode } from 'react';

export type Fact = {
  name: string;
  value: ReactNode;
  /** Too long for one of two columns. */
  isWide?: boolean;
};

/** No line below the last one, nor below its neighbour where there are two columns. */
const lineClass = 'border-b border-line last:border-b-0';
const pairClass = 'sm:[&:nth-child(odd):nth-last-child(2)]:border-b-0';

/** Names at the left, what they are at the right. */
export function FactList({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={`grid gap-x-10 text-sm ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
      {facts.map(({ name, value, isWide = false }) => (
        <div
          key={name}
          className={`flex min-h-11 items-center justify-between gap-4 py-1 ${lineClass} ${columns === 2 ? pairClass : ''} ${isWide ? 'sm:col-span-2' : ''}`}
        >
          <dt className="shrink-0 text-faint">{name}</dt>
          <dd className="min-w-0 text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
