import { createFileRoute } from '@tanstack/react-router';
import { SportListPage } from '../../../../betting/sportsbook/fixtures/fixtures-page.tsx';
import { sportSearch } from '../../../../betting/sportsbook/model/sport-search.ts';
import { esports } from '../../../../betting/sportsbook/model/sports.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/esport/')({
  validateSearch: sportSearch,
  beforeLoad: () => loadTexts('sport'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <SportListPage
      key="esport"
      place="esport"
      only={esports}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
