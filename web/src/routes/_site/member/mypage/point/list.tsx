import { createFileRoute } from '@tanstack/react-router';
import { PointListPage } from '../../../../../player/account/points/point-list-page.tsx';
import { pointSearch } from '../../../../../player/account/points/point-usage.ts';

export const Route = createFileRoute('/_site/member/mypage/point/list')({
  validateSearch: pointSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <PointListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
