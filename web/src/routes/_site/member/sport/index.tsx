import { createFileRoute } from '@tanstack/react-router';
import { SportListPage } from '../../../../betting/sportsbook/fixtures/fixtures-page.tsx';
import { sportSearch } from '../../../../betting/sportsbook/model/sport-search.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/sport/')({
  validateSearch: sportSearch,
  beforeLoad: () => loadTexts('sport'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <SportListPage
      key="all"
      place="all"
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
