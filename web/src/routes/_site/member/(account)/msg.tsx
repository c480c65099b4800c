import { createFileRoute } from '@tanstack/react-router';
import { MessageListPage } from '../../../../player/messages/message-list-page.tsx';
import { phoneMessages } from '../../../../player/messages/message-paths.ts';
import { messageSearch } from '../../../../player/messages/message-search.ts';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/(account)/msg')({
  validateSearch: messageSearch,
  beforeLoad: () => loadTexts('community'),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <MessageListPage
      paths={phoneMessages}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
