import { createFileRoute } from '@tanstack/react-router';
import { verifySearch } from '../../../../betting/mini/model/mini-search.ts';
import { MiniVerifyPage } from '../../../../betting/mini/verify/verify-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/minigame/verify')({
  validateSearch: verifySearch,
  beforeLoad: () => loadTexts('verify'),
  component: Verify,
});

function Verify() {
  return <MiniVerifyPage search={Route.useSearch()} />;
}
