/** Which upgrades at /ws are let through to the notifier, and how many of one network are open. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress } from '@noriter/kit/client-address';
import { languageOf } from '@noriter/kit/http/language';
import type { Ids } from '@noriter/kit/ids';
import type { RefusalCode } from '../errors.ts';
import { createPlaces } from '../limits/places.ts';
import { refuseOnSocket } from '../server/refusals.ts';
import { joinNotifier } from './notifier-joint.ts';

export type LiveProxyDeps = {
  /** The notifier's base address. */
  url: string;
  ids: Ids;
  trustedProxies: number;
  /** Open connections from one address. */
  addressMax: number;
  /** Signs the gateway itself, so that the notifier believes the address beside it. */
  signGateway: () => Promise<string>;
};

export type LiveProxy = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  open: () => number;
  /** Asks every client to connect again, elsewhere. */
  close: () => void;
};

export function createLiveProxy(deps: LiveProxyDeps): LiveProxy {
  const places = createPlaces(deps.addressMax);
  const joints = new Set<() => void>();
  let isClosing = false;

  return {
    upgrade(request, client, head) {
      const requestId = deps.ids.next();
      const refuse = (code: RefusalCode) =>
        refuseOnSocket(client, code, languageOf(request.headers), requestId);
      const code = refusalOf(request);
      if (code !== null) return refuse(code);
      const givePlaceBack = places.take(clientAddress(request, deps.trustedProxies));
      if (givePlaceBack === null) return refuse('H429');
      const leave = joinNotifier(deps, { request, client, head, requestId });
      joints.add(leave);
      client.once('close', () => {
        joints.delete(leave);
        givePlaceBack();
      });
    },
    open: () => joints.size,
    close() {
      isClosing = true;
      for (const leave of joints) leave();
    },
  };

  function refusalOf(request: IncomingMessage): RefusalCode | null {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== '/ws') return 'H404';
    if (request.method !== 'GET') return 'H405';
    return isClosing ? 'TE99' : null;
  }
}
