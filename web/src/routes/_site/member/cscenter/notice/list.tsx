import { createFileRoute } from '@tanstack/react-router';
import { NoticeListPage } from '../../../../../features/notice/notice-list-page.tsx';
import { deskSupport } from '../../../../../features/support/support-paths.ts';
import { noticeSearch } from '../../../../../features/support/support-search.ts';

export const Route = createFileRoute('/_site/member/cscenter/notice/list')({
  validateSearch: noticeSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <NoticeListPage
      paths={deskSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
