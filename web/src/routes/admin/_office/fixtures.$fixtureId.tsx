import { createFileRoute } from '@tanstack/react-router';
import { FixturePage } from '../../../features/admin/sport/fixture-page.tsx';
import { fixtureSearch } from '../../../features/admin/sport/sport-office-search.ts';
import { loadTexts } from '../../../i18n/i18n.ts';

export const Route = createFileRoute('/admin/_office/fixtures/$fixtureId')({
  validateSearch: fixtureSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Fixture,
});

function Fixture() {
  const { fixtureId } = Route.useParams();
  return <FixturePage key={fixtureId} fixtureId={fixtureId} search={Route.useSearch()} />;
}
