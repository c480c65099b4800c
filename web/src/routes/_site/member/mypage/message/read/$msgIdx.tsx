import { createFileRoute } from '@tanstack/react-router';
import { desktopMessages } from '../../../../../../player/messages/message-paths.ts';
import { MessageReadPage } from '../../../../../../player/messages/message-read-page.tsx';
import { loadTexts } from '../../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/mypage/message/read/$msgIdx')({
  beforeLoad: () => loadTexts('community'),
  component: Read,
});

function Read() {
  const { msgIdx } = Route.useParams();
  return <MessageReadPage key={msgIdx} msgIdx={msgIdx} paths={desktopMessages} />;
}
