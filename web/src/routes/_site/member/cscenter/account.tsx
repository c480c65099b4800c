import { createFileRoute } from '@tanstack/react-router';
import { desktopSupport } from '../../../../player/content/support-paths.ts';
import { AccountInquiryPage } from '../../../../player/inquiries/account-inquiry-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/cscenter/account')({
  beforeLoad: () => loadTexts('inquiry'),
  component: Account,
});

function Account() {
  return <AccountInquiryPage paths={desktopSupport} />;
}
