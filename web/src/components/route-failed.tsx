import { useRouter } from '@tanstack/react-router';
import { Failed } from './states.tsx';

/** A page that could not be shown: said, with another try. */
export function RouteFailed({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <div className="mx-auto max-w-lg px-4 py-16">
      <Failed error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
