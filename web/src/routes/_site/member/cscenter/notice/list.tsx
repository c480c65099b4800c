import { createFileRoute } from '@tanstack/react-router';
import { NoticeListPage } from '../../../../../player/content/notice-list-page.tsx';
import { desktopSupport } from '../../../../../player/content/support-paths.ts';
import { noticeSearch } from '../../../../../player/content/support-search.ts';

export const Route = createFileRoute('/_site/member/cscenter/notice/list')({
  validateSearch: noticeSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <NoticeListPage
      paths={desktopSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
