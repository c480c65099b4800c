import { createFileRoute } from '@tanstack/react-router';
import { resultSearch } from '../../../../features/mini/mini-search.ts';
import { MiniResultPage } from '../../../../features/mini/result-page.tsx';

export const Route = createFileRoute('/_site/member/result/')({
  validateSearch: resultSearch,
  component: Results,
});

function Results() {
  const navigate = Route.useNavigate();
  return (
    <MiniResultPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
