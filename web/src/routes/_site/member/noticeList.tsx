import { createFileRoute } from '@tanstack/react-router';
import { NoticeListPage } from '../../../features/notice/notice-list-page.tsx';
import { phoneSupport } from '../../../features/support/support-paths.ts';
import { noticeSearch } from '../../../features/support/support-search.ts';

export const Route = createFileRoute('/_site/member/noticeList')({
  validateSearch: noticeSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <NoticeListPage
      paths={phoneSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
