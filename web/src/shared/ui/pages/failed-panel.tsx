import { Panel } from './page.tsx';
import { Failed } from './states.tsx';

type Query = { isError: boolean; error: Error | null; refetch: () => Promise<unknown> };

/** In place of a page whose data did not come; nothing while it may yet come. */
export function FailedPanel({ query }: { query: Query }) {
  if (!query.isError) return null;
  return (
    <Panel isFlush>
      <Failed error={query.error} onRetry={() => void query.refetch()} />
    </Panel>
  );
}
