import { createFileRoute } from '@tanstack/react-router';
import { GameReconciliationPage } from '../../../../admin/games/reconciliation/reconciliation-page.tsx';
import { differencesSearch } from '../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/reconciliation')({
  validateSearch: differencesSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <GameReconciliationPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
