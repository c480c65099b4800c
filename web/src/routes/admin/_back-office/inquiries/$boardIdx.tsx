import { createFileRoute } from '@tanstack/react-router';
import { InquiryPage } from '../../../../admin/inquiries/inquiry-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/inquiries/$boardIdx')({
  beforeLoad: () => loadTexts('helpdesk'),
  component: Inquiry,
});

function Inquiry() {
  const { boardIdx } = Route.useParams();
  return <InquiryPage key={boardIdx} boardIdx={Number(boardIdx)} />;
}
