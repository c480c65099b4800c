import { createFileRoute } from '@tanstack/react-router';
import { desktopSupport } from '../../../../../../player/content/support-paths.ts';
import { InquiryReadPage } from '../../../../../../player/inquiries/inquiry-read-page.tsx';
import { loadTexts } from '../../../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/cscenter/qna/read/$boardIdx')({
  beforeLoad: () => loadTexts('inquiry'),
  component: Read,
});

function Read() {
  const { boardIdx } = Route.useParams();
  return <InquiryReadPage key={boardIdx} boardIdx={boardIdx} paths={desktopSupport} />;
}
