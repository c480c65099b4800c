import { api, memberSession } from '../../shared/member/member-session.ts';
import { deviceId } from '../../shared/session/device-id.ts';

/** What a page shows within a moment is reported together. */
const gatherMs = 1_000;

type Act = 'shown' | 'pressed';

/** Since the site was opened here, of a guest and of a member: the server counts each once a day anyway. */
const reported = new Set<string>();
const waiting: Record<Act, number[]> = { shown: [], pressed: [] };
let timer: number | null = null;

/** A banner or popup is seen, or was pressed: figures of its variants count it. */
export function reportSeen(act: Act, bannerIdx: number): void {
  const key = `${memberSession.get() === null ? 'guest' : 'member'} ${act} ${bannerIdx}`;
  if (reported.has(key)) return;
  reported.add(key);
  waiting[act].push(bannerIdx);
  if (timer !== null) return;
  timer = window.setTimeout(send, gatherMs);
  // Somebody who presses a banner may leave the page with it.
  window.addEventListener('pagehide', leave, { once: true });
}

function leave(): void {
  if (timer === null) return;
  window.clearTimeout(timer);
  send();
}

function send(): void {
  timer = null;
  window.removeEventListener('pagehide', leave);
  const body = { browser: deviceId(), ...waiting };
  [waiting.shown, waiting.pressed] = [[], []];
  // A page that is left still tells it; what does not arrive is not counted.
  api.POST('/api/board/content/seen', { body, keepalive: true }).catch(() => undefined);
}
