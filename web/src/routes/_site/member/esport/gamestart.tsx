import { createFileRoute } from '@tanstack/react-router';
import { SportListPage } from '../../../../features/sport/list-page.tsx';
import { sportSearch } from '../../../../features/sport/sport-search.ts';
import { esports } from '../../../../features/sport/sports.ts';
import { loadTexts } from '../../../../i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/esport/gamestart')({
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
