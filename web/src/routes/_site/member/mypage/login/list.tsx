import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../../../features/cash/list-range.ts';
import { LoginListPage } from '../../../../../features/my-page/login-list-page.tsx';

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
