import { redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { showAlert } from '../ui/overlays/alerts.ts';
import { memberSession } from './member-session.ts';
import { rememberReturn } from './return-to.ts';

/** Every page below /member is for members: a guest is told so and led to the main page. */
export function membersOnly({
  location,
  preload,
}: {
  location: { href: string };
  preload: boolean;
}): void {
  if (memberSession.get() !== null) return;
  // A link that is only pointed at is loaded ahead; nobody has asked for the page yet.
  if (!preload) {
    rememberReturn(location.href);
    void showAlert(i18next.t('alert.loginFirst'));
  }
  throw redirect({ to: '/' });
}

/** Login and sign-up have nothing to offer to who is logged in already. */
export function guestsOnly(): void {
  if (memberSession.get() !== null) throw redirect({ to: '/' });
}
