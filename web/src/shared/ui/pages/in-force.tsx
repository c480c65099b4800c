import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from './page.tsx';
import { Failed, SkeletonRows } from './states.tsx';

type InForcePanelProps<Settings> = {
  /** Of its title, in the page. */
  id: string;
  title: string;
  query: UseQueryResult<Settings>;
  /** How many lines it will have. */
  rows: number;
  children: (settings: Settings) => ReactNode;
};

/** What holds for the member now, read from the settings that decide. */
export function InForcePanel<Settings>(props: InForcePanelProps<Settings>) {
  const { id, title, query, rows, children } = props;
  const { data, error, refetch } = query;
  return (
    <Panel>
      <section aria-labelledby={id} className="flex flex-col gap-4 sm:px-3 sm:py-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {data !== undefined ? (
          children(data)
        ) : error === null ? (
          <SkeletonRows rows={rows} className="h-6" />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </section>
    </Panel>
  );
}

type InForceFactsProps = {
  note: string;
  facts: readonly { name: string; value: ReactNode }[];
};

/** The figures of it, and where they come from. */
export function InForceFacts({ note, facts }: InForceFactsProps) {
  return (
    <>
      <p className="text-pretty text-muted">{note}</p>
      <dl className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
          >
            <dt className="text-faint">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
