import { createFileRoute } from '@tanstack/react-router';
import { verifySearch } from '../../../../features/mini/mini-search.ts';
import { MiniVerifyPage } from '../../../../features/mini/verify-page.tsx';

export const Route = createFileRoute('/_site/member/minigame/verify')({
  validateSearch: verifySearch,
  component: Verify,
});

function Verify() {
  return <MiniVerifyPage search={Route.useSearch()} />;
}
