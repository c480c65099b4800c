import { createFileRoute } from '@tanstack/react-router';
import { GameRoundPage } from '../../../../../admin/games/rounds/round-page.tsx';

export const Route = createFileRoute('/admin/_back-office/games/rounds/$roundId')({
  component: Round,
});

function Round() {
  const { roundId } = Route.useParams();
  return <GameRoundPage key={roundId} roundId={roundId} />;
}
