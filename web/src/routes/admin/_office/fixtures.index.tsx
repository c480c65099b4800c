import { createFileRoute } from '@tanstack/react-router';
import { FixturesPage } from '../../../features/admin/sport/fixtures-page.tsx';
import { fixturesSearch } from '../../../features/admin/sport/sport-office-search.ts';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/fixtures/')({
  validateSearch: fixturesSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Fixtures,
});

function Fixtures() {
  const navigate = Route.useNavigate();
  return (
    <FixturesPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
