import type { Client, IMessage } from '@stomp/stompjs';
import type { FollowedTopics } from './followed-topics.ts';
import { type LiveMessage, parseLiveMessage } from './live-message.ts';

/** idle: nobody is logged in. lost: it was connected or tried, and is being tried again. */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'lost';

const reconnectMsMin = 1_000;
const reconnectMsMax = 30_000;
const heartbeatMs = 10_000;
/** A server that takes the connection and does not answer is left after so long. */
const connectMsMax = 15_000;
/** The server's word that coming back with this session is pointless. */
const closeForGood = new Set([1009, 4001, 4002, 4003, 4004]);

export type LiveConnection = { close(): void };

type Wishes = {
  token: () => string | undefined;
  topics: readonly string[];
  /** Topics that come and go with the pages that follow them. */
  followed?: FollowedTopics;
  onState(state: LiveState): void;
  onMessage(message: LiveMessage): void;
  /** Called after every connect but the first: what was missed is to be asked for. */
  onReconnect(): void;
};

/** Opens the site's live channel and keeps it open. The library comes with the first call. */
export function openLiveConnection(wishes: Wishes): LiveConnection {
  let client: Client | null = null;
  let closed = false;
  let wasConnected = false;

  async function open(): Promise<void> {
    const stomp = await import('@stomp/stompjs');
    if (closed) return;
    client = new stomp.Client({
      brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
      connectionTimeout: connectMsMax,
      reconnectDelay: reconnectMsMin,
      maxReconnectDelay: reconnectMsMax,
      reconnectTimeMode: stomp.ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: heartbeatMs,
      heartbeatOutgoing: heartbeatMs,
      beforeConnect: (opening) => {
        opening.connectHeaders = { token: wishes.token() ?? '' };
      },
      onConnect: () => {
        for (const topic of wishes.topics) {
          subscribe(topic, (message) => wishes.onMessage(message));
        }
        wishes.followed?.connected(subscribe);
        wishes.onState('connected');
        if (wasConnected) wishes.onReconnect();
        wasConnected = true;
      },
      onWebSocketClose: (event: CloseEvent) => {
        // What was closed here says nothing about the channel that may have followed it.
        if (closed) return;
        wishes.followed?.lost();
        wishes.onState('lost');
        if (closeForGood.has(event.code)) void client?.deactivate();
      },
      onWebSocketError: () => wishes.onState('lost'),
    });
    client.activate();
  }

  /** On the channel that is open now; returns what ends the subscription. */
  function subscribe(
    topic: string,
    onMessage: (message: LiveMessage) => void,
    version?: number,
  ): () => void {
    const listen = (frame: IMessage) => {
      const message = parseLiveMessage(frame.body, frame.headers);
      if (message !== null) onMessage(message);
    };
    const headers = version === undefined ? {} : { version: String(version) };
    const subscription = client?.subscribe(topic, listen, headers);
    return () => subscription?.unsubscribe();
  }

  void open().catch(() => wishes.onState('lost'));
  return {
    close() {
      closed = true;
      wishes.followed?.lost();
      wishes.onState('idle');
      void client?.deactivate();
    },
  };
}
