import { createFileRoute } from '@tanstack/react-router';
import { WhyPage } from '../../../../admin/partners/records/why-page.tsx';
import { whySearch } from '../../../../admin/partners/shared/partners-search.ts';

export const Route = createFileRoute('/admin/_back-office/partners/why')({
  validateSearch: whySearch,
  component: Shown,
});

function Shown() {
  const navigate = Route.useNavigate();
  return <WhyPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
