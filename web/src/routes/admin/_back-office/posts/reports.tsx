import { createFileRoute } from '@tanstack/react-router';
import { reportsSearch } from '../../../../admin/posts/moderation-search.ts';
import { ReportsPage } from '../../../../admin/posts/reports-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/posts/reports')({
  validateSearch: reportsSearch,
  beforeLoad: () => loadTexts('moderation'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <ReportsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
