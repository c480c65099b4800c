import { createFileRoute } from '@tanstack/react-router';
import { SportResultPage } from '../../../../../betting/results/sport-results-page.tsx';
import { sportResultSearch } from '../../../../../betting/sportsbook/model/sport-search.ts';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/result/sport/underover')({
  validateSearch: sportResultSearch,
  beforeLoad: () => loadTexts('sport'),
  component: Results,
});

function Results() {
  const navigate = Route.useNavigate();
  return (
    <SportResultPage
      kind="underover"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
