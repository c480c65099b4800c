import type { Balance } from '../shared/api/contracts.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { siteId } from '../shared/api/site.ts';
import { followedTopics } from '../shared/live/followed-topics.ts';
import type { LiveConnection } from '../shared/live/live-channel.ts';
import { openLiveConnection } from '../shared/live/live-connection.ts';
import type { LiveMessage } from '../shared/live/live-message.ts';
import { liveState } from '../shared/live/live-state.ts';
import { takeGameLock } from '../shared/member/game-locks.ts';
import { balanceKey, takeBalance } from '../shared/member/member-queries.ts';
import { memberSession } from '../shared/member/member-session.ts';
import { siteCheckQuery } from '../shared/member/site-queries.ts';
import { takeUnread } from '../shared/member/unread.ts';
import { askForMissed } from './asked-on-return.ts';

/** Raised on the window when betting is switched off or on; games listen to it. */
export const gameLockEvent = 'noriter:game-lock';

/** Opens the member's own channel. */
export function openMemberChannel(sessionId: string): LiveConnection {
  return openLiveConnection({
    token: () => memberSession.get()?.token,
    topics: [`/topic/token/${sessionId}`, `/topic/site/${siteId}`],
    followed: followedTopics,
    onState: (state) => liveState.setState({ state }),
    // One that was on its way as another member came is not theirs.
    onMessage: (message) => {
      if (memberSession.get()?.sessionId === sessionId) takeEvent(message);
    },
    onReconnect: () => askForMissed(queryClient),
  });
}

/** What an event of the member's channel changes on screen. */
export function takeEvent(message: LiveMessage): void {
  switch (message.cmd) {
    case 'CASH':
      applyBalance(message);
      return;
    case 'CASHREQ':
      void queryClient.invalidateQueries({ queryKey: ['cash'] });
      return;
    case 'MSG':
      takeUnread(Number(message.data1) || 0);
      return;
    case 'NOTICE':
      void import('../player/notifications/take-notice.ts').then(({ takeNotice }) =>
        takeNotice(message),
      );
      return;
    case 'LOGOUT':
      memberSession.end(message.data1 === 'TK999' ? 'replaced' : 'revoked');
      return;
    case 'INSPECT':
      // What is known of the maintenance is old now; the page it leads to must not act on it.
      void queryClient.resetQueries({ queryKey: siteCheckQuery.queryKey });
      if (message.data1 === 'Y') memberSession.end('maintenance');
      return;
    case 'SECURITY':
      // The notification centre says it; the pages must ask for what is needed from now on.
      void queryClient.invalidateQueries({ queryKey: ['member', 'info'] });
      return;
    case 'BET':
      void import('../betting/bets/notify-bets.ts').then(({ takeBetNews }) => takeBetNews(message));
      return;
    case 'ROUND_VOID':
      void import('../betting/mini/rounds/take-round-void.ts').then(({ takeRoundVoid }) =>
        takeRoundVoid(message),
      );
      return;
    case 'PARTNER':
      void import('../partner/shared/take-day.ts').then(({ takeDay }) => takeDay(message));
      return;
    case 'RANKING':
      void import('../player/promotions/tournaments/take-ranking.ts').then(({ takeRanking }) =>
        takeRanking(message),
      );
      return;
    case 'LOCK_BET_YN':
      takeGameLock(message.headers.scope ?? '', message.data1 === 'Y');
      if (message.data1 === 'N' && message.data2 === 'Y') return;
      window.dispatchEvent(new CustomEvent(gameLockEvent, { detail: message }));
      return;
    default:
      // A newer server may speak of what this page does not know yet.
      return;
  }
}

function applyBalance({ data1, data2, headers }: LiveMessage): void {
  const { version = '' } = headers;
  if (!/^\d+$/.test(version)) return;
  const known = queryClient.getQueryData<Balance>(balanceKey);
  const incoming = {
    cash: data1,
    points: data2,
    held: headers.held ?? known?.held ?? '0',
    owed: headers.owed ?? known?.owed ?? '0',
    version,
  };
  queryClient.setQueryData(balanceKey, takeBalance(incoming));
}
