import { createFileRoute } from '@tanstack/react-router';
import { phoneSupport } from '../../../../player/content/support-paths.ts';
import { askSearch } from '../../../../player/inquiries/inquiry-search.ts';
import { InquiryWritePage } from '../../../../player/inquiries/inquiry-write-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/qnaWrite/')({
  validateSearch: askSearch,
  // Its choice of bets speaks as the board's does.
  beforeLoad: () => Promise.all([loadTexts('inquiry'), loadTexts('community')]),
  component: Write,
});

function Write() {
  return <InquiryWritePage paths={phoneSupport} search={Route.useSearch()} />;
}
