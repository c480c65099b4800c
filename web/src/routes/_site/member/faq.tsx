import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../../player/content/faq-page.tsx';
import { phoneSupport } from '../../../player/content/support-paths.ts';
import { faqSearch } from '../../../player/content/support-search.ts';

export const Route = createFileRoute('/_site/member/faq')({
  validateSearch: faqSearch,
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      paths={phoneSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
