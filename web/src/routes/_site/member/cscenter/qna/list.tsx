import { createFileRoute } from '@tanstack/react-router';
import { desktopSupport } from '../../../../../player/content/support-paths.ts';
import { InquiryListPage } from '../../../../../player/inquiries/inquiry-list-page.tsx';
import { inquirySearch } from '../../../../../player/inquiries/inquiry-search.ts';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/cscenter/qna/list')({
  validateSearch: inquirySearch,
  beforeLoad: () => loadTexts('inquiry'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <InquiryListPage
      paths={desktopSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
