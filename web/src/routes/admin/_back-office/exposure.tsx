import { createFileRoute } from '@tanstack/react-router';
import { ExposurePage } from '../../../admin/sports/exposure/exposure-page.tsx';
import { exposureSearch } from '../../../admin/sports/shared/sport-search.ts';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/exposure')({
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
