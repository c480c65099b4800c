import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../features/cash/list-range.ts';
import { WinLosePage } from '../../../features/my-page/win-lose-page.tsx';

export const Route = createFileRoute('/_site/member/winlose')({
  validateSearch: listSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <WinLosePage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
