import { createFileRoute } from '@tanstack/react-router';
import { notificationSearch } from '../../../../player/notifications/notification-search.ts';
import { NotificationsPage } from '../../../../player/notifications/notifications-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/notification')({
  validateSearch: notificationSearch,
  beforeLoad: () => loadTexts('notification'),
  component: Notifications,
});

function Notifications() {
  const navigate = Route.useNavigate();
  return (
    <NotificationsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
    />
  );
}
