import { createFileRoute } from '@tanstack/react-router';
import { GameReportPage } from '../../../../admin/games/report/report-page.tsx';
import { gameReportSearch } from '../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/report')({
  validateSearch: gameReportSearch,
  component: Report,
});

function Report() {
  const navigate = Route.useNavigate();
  return (
    <GameReportPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
