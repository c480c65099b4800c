import { Client } from '@stomp/stompjs';
import { WebSocket } from 'ws';
import type { PlayerSession } from '../site/site-client.ts';

const RECONNECT_MS = 500;
const HEART_BEAT_MS = 2_000;

export type LiveWatcher = {
  /** The highest version of the balance that reached this browser; -1 before the first. */
  version(): number;
  connected(): boolean;
  stop(): Promise<void>;
};

/** A browser that keeps its live channel open through whatever happens, as the web client does. */
export function watchLive(url: string, session: PlayerSession): LiveWatcher {
  let highest = -1;
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/ws`, ['v12.stomp']),
    connectHeaders: { token: session.token },
    reconnectDelay: RECONNECT_MS,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    onConnect() {
      client.subscribe(`/topic/token/${session.sessionId}`, ({ headers }) => {
        highest = Math.max(highest, Number(headers.version ?? -1));
      });
    },
  });
  client.activate();
  return {
    version: () => highest,
    connected: () => client.connected,
    stop: () => client.deactivate(),
  };
}
