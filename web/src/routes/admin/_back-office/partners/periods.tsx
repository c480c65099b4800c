import { createFileRoute } from '@tanstack/react-router';
import { PeriodsPage } from '../../../../admin/partners/periods/periods-page.tsx';
import { periodsSearch } from '../../../../admin/partners/shared/partners-search.ts';

export const Route = createFileRoute('/admin/_back-office/partners/periods')({
  validateSearch: periodsSearch,
  component: Shown,
});

function Shown() {
  const navigate = Route.useNavigate();
  return (
    <PeriodsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
