import { createFileRoute } from '@tanstack/react-router';
import { NoticeListPage } from '../../../player/content/notice-list-page.tsx';
import { phoneSupport } from '../../../player/content/support-paths.ts';
import { noticeSearch } from '../../../player/content/support-search.ts';

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
