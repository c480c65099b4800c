import { createFileRoute } from '@tanstack/react-router';
import { SharedTicket } from '../../../../../betting/bets/shared/shared-ticket.tsx';
import { PostReadPage } from '../../../../../player/posts/post-read-page.tsx';
import { loadTexts } from '../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/board/read/$boardIdx')({
  beforeLoad: () => Promise.all([loadTexts('community'), loadTexts('sport')]),
  component: Read,
});

function Read() {
  const { boardIdx } = Route.useParams();
  return (
    <PostReadPage
      key={boardIdx}
      boardIdx={boardIdx}
      showTicket={(ticket) => <SharedTicket ticket={ticket} />}
    />
  );
}
