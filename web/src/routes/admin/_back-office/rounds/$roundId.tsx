import { createFileRoute } from '@tanstack/react-router';
import { RoundPage } from '../../../../admin/bets/rounds/round-page.tsx';

export const Route = createFileRoute('/admin/_back-office/rounds/$roundId')({ component: Round });

function Round() {
  const { roundId } = Route.useParams();
  return <RoundPage key={roundId} roundId={roundId} />;
}
