import { createFileRoute } from '@tanstack/react-router';
import { PointUsePage } from '../../../../../player/account/points/point-list-page.tsx';
import { pointSearch } from '../../../../../player/account/points/point-usage.ts';

export const Route = createFileRoute('/_site/member/mypage/point/use')({
  validateSearch: pointSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <PointUsePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
