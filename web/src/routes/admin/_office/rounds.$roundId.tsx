import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../../../features/admin/betting/round-page.tsx';

export const Route = createFileRoute('/admin/_office/rounds/$roundId')({ component: Round });

function Round() {
  const { roundId } = Route.useParams();
  return <RoundPage key={roundId} roundId={roundId} />;
}
