import type { ToastLink } from '../../../shared/ui/overlays/toasts.ts';

/** The way from a word about a slip to the slip itself. */
export function slipLink(slipId: string, text: string): ToastLink {
  return { to: '/member/mypage/betting/list', search: { slip: slipId }, text };
}
