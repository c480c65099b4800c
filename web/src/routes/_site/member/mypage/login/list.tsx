import { createFileRoute } from '@tanstack/react-router';
import { LoginListPage } from '../../../../../player/account/profile/login-list-page.tsx';
import { listSearch } from '../../../../../shared/dates/list-range.ts';

export const Route = createFileRoute('/_site/member/mypage/login/list')({
  validateSearch: listSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <LoginListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
