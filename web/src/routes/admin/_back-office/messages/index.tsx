import { createFileRoute } from '@tanstack/react-router';
import { sentSearch } from '../../../../admin/messages/message-search.ts';
import { SentPage } from '../../../../admin/messages/sent-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/messages/')({
  validateSearch: sentSearch,
  beforeLoad: () => loadTexts('moderation'),
  component: Sent,
});

function Sent() {
  const navigate = Route.useNavigate();
  return <SentPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
