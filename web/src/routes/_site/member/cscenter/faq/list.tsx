import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../../../../features/faq/faq-page.tsx';
import { deskSupport } from '../../../../../features/support/support-paths.ts';
import { faqSearch } from '../../../../../features/support/support-search.ts';

export const Route = createFileRoute('/_site/member/cscenter/faq/list')({
  validateSearch: faqSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      paths={deskSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
