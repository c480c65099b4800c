import { createFileRoute } from '@tanstack/react-router';
import { ExposurePage } from '../../../features/admin/sport/exposure-page.tsx';
import { exposureSearch } from '../../../features/admin/sport/sport-office-search.ts';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/exposure')({
  validateSearch: exposureSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Exposure,
});

function Exposure() {
  const navigate = Route.useNavigate();
  return (
    <ExposurePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
