import { createFileRoute } from '@tanstack/react-router';
import { QueuePage } from '../../../../admin/inquiries/queue-page.tsx';
import { inquiriesSearch } from '../../../../admin/inquiries/shared/inquiry-search.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/inquiries/')({
  validateSearch: inquiriesSearch,
  beforeLoad: () => loadTexts('helpdesk'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <QueuePage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
      onOpen={(boardIdx) =>
        void navigate({ to: '/admin/inquiries/$boardIdx', params: { boardIdx } })
      }
    />
  );
}
