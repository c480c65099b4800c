import { Client, type IMessage, ReconnectionTimeMode, Versions } from '@stomp/stompjs';
import type { FollowedTopics } from './followed-topics.ts';
import { type LiveMessage, parseLiveMessage } from './live-message.ts';
import type { LiveState } from './live-state.ts';
import { watchNetwork } from './network-watch.ts';
import { type Silence, serverBeatMs, watchSilence } from './silence.ts';

const reconnectMsMin = 1_000;
const reconnectMsMax = 30_000;
const heartbeatMs = 10_000;
/** A server that takes the connection and does not answer is left after so long. */
const connectMsMax = 15_000;
/** The server's word that coming back with this session is pointless. */
const closeForGood = new Set([1009, 4001, 4002, 4003, 4004]);

export type LiveConnection = { close(): void };

export type LiveWishes = {
  token: () => string | undefined;
  topics: readonly string[];
  /** Topics that come and go with the pages that follow them. */
  followed?: FollowedTopics;
  onState(state: LiveState): void;
  onMessage(message: LiveMessage): void;
  /** Called after every connect but a first one that came at once: what was missed is to be asked for. */
  onReconnect(): void;
};

/**
 * Keeps a channel open until it is closed, or the server says that it is over for good.
 *
 * @param opening.isLate whether what is open on the page may have missed something by now
 */
export function openChannel(wishes: LiveWishes, { isLate }: { isLate: boolean }): LiveConnection {
  let closed = false;
  let hasMissed = isLate;
  let silence: Silence | null = null;

  const client: Client = new Client({
    webSocketFactory: () => openSocket(() => silence?.received()),
    // A socket without a line never ends its farewell: nobody waits for it.
    discardWebsocketOnCommFailure: true,
    connectionTimeout: connectMsMax,
    reconnectDelay: reconnectMsMin,
    maxReconnectDelay: reconnectMsMax,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: heartbeatMs,
    heartbeatOutgoing: heartbeatMs,
    beforeConnect: (opening) => {
      opening.connectHeaders = { token: wishes.token() ?? '' };
    },
    onConnect: ({ headers }) => {
      silence = watchSilence(serverBeatMs(headers['heart-beat'], heartbeatMs), () => {
        wishes.onState('silent');
        client.forceDisconnect();
      });
      for (const topic of wishes.topics) {
        subscribe(client, topic, (message) => wishes.onMessage(message));
      }
      wishes.followed?.connected((...wish) => subscribe(client, ...wish));
      wishes.onState('connected');
      if (hasMissed) wishes.onReconnect();
      hasMissed = true;
    },
    onWebSocketClose: (event: CloseEvent) => {
      silence?.end();
      silence = null;
      // What was closed here says nothing about the channel that may have followed it.
      if (closed) return;
      wishes.followed?.lost();
      wishes.onState('lost');
      // A socket left on this side is given a code by the library, in what is no event of the browser.
      const isServers = event instanceof Event;
      if (isServers && closeForGood.has(event.code)) void client.deactivate();
    },
    onWebSocketError: () => (closed ? undefined : wishes.onState('lost')),
  });

  const endNetwork = watchNetwork({
    onLost: () => client.forceDisconnect(),
    onNew: () => {
      // Over for good stays so.
      if (!client.active) return;
      void client.deactivate({ force: true });
      client.activate();
    },
  });
  client.activate();
  return {
    close() {
      closed = true;
      endNetwork();
      silence?.end();
      void client.deactivate();
    },
  };
}

function openSocket(onMessage: () => void): WebSocket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  const socket = new WebSocket(address, Versions.default.protocolVersions());
  socket.addEventListener('message', onMessage);
  return socket;
}

/** On the channel that is open now; returns what ends the subscription. */
function subscribe(
  client: Client,
  topic: string,
  onMessage: (message: LiveMessage) => void,
  version?: number,
): () => void {
  const listen = (frame: IMessage) => {
    const message = parseLiveMessage(frame.body, frame.headers);
    if (message !== null) onMessage(message);
  };
  const headers = version === undefined ? {} : { version: String(version) };
  const subscription = client.subscribe(topic, listen, headers);
  return () => subscription.unsubscribe();
}
