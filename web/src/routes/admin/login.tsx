import { createFileRoute } from '@tanstack/react-router';
import { nobodyYet } from '../../admin/session/guards.ts';
import { loginSearch } from '../../admin/shared/admin-search.ts';
import { LoginPage } from '../../admin/shell/login-page.tsx';
import { OverlayHost } from '../../shared/ui/overlays/overlay-host.tsx';

export const Route = createFileRoute('/admin/login')({
  beforeLoad: nobodyYet,
  validateSearch: loginSearch,
  component: Door,
});

/** Why a session ended is said where it leads to. */
function Door() {
  return (
    <>
      <LoginPage />
      <OverlayHost />
    </>
  );
}
