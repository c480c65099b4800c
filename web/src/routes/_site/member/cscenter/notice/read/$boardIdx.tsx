import { createFileRoute } from '@tanstack/react-router';
import { NoticeReadPage } from '../../../../../../features/notice/notice-read-page.tsx';
import { deskSupport } from '../../../../../../features/support/support-paths.ts';

export const Route = createFileRoute('/_site/member/cscenter/notice/read/$boardIdx')({
  component: Read,
});

function Read() {
  const { boardIdx } = Route.useParams();
  return <NoticeReadPage key={boardIdx} boardIdx={boardIdx} paths={deskSupport} />;
}
