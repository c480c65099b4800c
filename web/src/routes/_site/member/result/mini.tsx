import { createFileRoute } from '@tanstack/react-router';
import { resultSearch } from '../../../../betting/mini/model/mini-search.ts';
import { MiniResultPage } from '../../../../betting/results/mini-results-page.tsx';

export const Route = createFileRoute('/_site/member/result/mini')({
  validateSearch: resultSearch,
  component: Results,
});

function Results() {
  const navigate = Route.useNavigate();
  return (
    <MiniResultPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
