/** A browser as the web application has it: @stomp/stompjs over a WebSocket. */

import { Client, type IFrame } from '@stomp/stompjs';
import { WebSocket } from 'ws';

export type ReceivedMessage = {
  cmd: string;
  data1: string;
  data2: string;
  headers: Record<string, string>;
  /** When it came, on the clock of performance.now(). */
  at: number;
};

export type Browser = {
  received: ReceivedMessage[];
  /** Headers of the ERROR frame, if one came. */
  errors: Record<string, string>[];
  /** Resolves with the close code. */
  closed: Promise<number>;
  /** @param headers of the SUBSCRIBE frame, besides its own */
  subscribe(destination: string, headers?: Record<string, string>): void;
  close(): Promise<void>;
};

/** Connects and subscribes; resolves when the subscriptions stand, or the connection was refused. */
export function openBrowser(
  url: string,
  headers: Record<string, string>,
  ...destinations: string[]
): Promise<Browser> {
  return openBrowserFrom(null, url, headers, ...destinations);
}

/** The same behind a proxy that says where it is. */
export async function openBrowserFrom(
  address: string | null,
  url: string,
  headers: Record<string, string>,
  ...destinations: string[]
): Promise<Browser> {
  const proxied = address === null ? {} : { headers: { 'x-forwarded-for': address } };
  const received: ReceivedMessage[] = [];
  const errors: Record<string, string>[] = [];
  const closed = Promise.withResolvers<number>();
  const ready = Promise.withResolvers<void>();
  let waiting = destinations.length;
  const arrived = () => {
    waiting -= 1;
    if (waiting <= 0) ready.resolve();
  };
  const client = new Client({
    webSocketFactory: () => new WebSocket(liveUrl(url), ['v12.stomp', 'v11.stomp'], proxied),
    connectHeaders: headers,
    reconnectDelay: 0,
    onStompError: (frame: IFrame) => errors.push(frame.headers),
    onWebSocketClose: (event: { code: number }) => {
      closed.resolve(event.code);
      ready.resolve();
    },
    onConnect: () => {
      for (const destination of destinations) subscribe(destination);
      if (waiting <= 0) ready.resolve();
    },
  });

  function subscribe(destination: string, more: Record<string, string> = {}): void {
    const receipt = `r-${destination}`;
    client.watchForReceipt(receipt, arrived);
    client.subscribe(
      destination,
      ({ body, headers: messageHeaders }) => {
        received.push({ ...JSON.parse(body), headers: messageHeaders, at: performance.now() });
      },
      { receipt, ...more },
    );
  }

  client.activate();
  await ready.promise;
  return {
    received,
    errors,
    closed: closed.promise,
    subscribe,
    close: () => client.deactivate({ force: true }),
  };
}

export function liveUrl(url: string): string {
  return `${url.replace('http', 'ws')}/ws`;
}

export const tokenTopic = (sessionId: string) => `/topic/token/${sessionId}`;
