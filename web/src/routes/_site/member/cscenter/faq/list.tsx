import { createFileRoute } from '@tanstack/react-router';
import { MoneyInForce } from '../../../../../player/cash/limits/money-in-force.tsx';
import { FaqPage } from '../../../../../player/content/faq-page.tsx';
import { desktopSupport } from '../../../../../player/content/support-paths.ts';
import { faqSearch } from '../../../../../player/content/support-search.ts';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/cscenter/faq/list')({
  validateSearch: faqSearch,
  beforeLoad: () => loadTexts('inquiry'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <FaqPage
      paths={desktopSupport}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    >
      <MoneyInForce />
    </FaqPage>
  );
}
