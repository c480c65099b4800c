/** Which upgrades at /ws are let through to the notifier, and how many of one network are open. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress, networkOf } from '@noriter/kit/client-address';
import { languageOf } from '@noriter/kit/http/language';
import type { Ids } from '@noriter/kit/ids';
import type { RefusalCode } from '../errors.ts';
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
  const openByNetwork = new Map<string, number>();
  const joints = new Set<() => void>();
  let isClosing = false;

  return {
    upgrade(request, client, head) {
      const requestId = deps.ids.next();
      const network = networkOf(clientAddress(request, deps.trustedProxies));
      const code = refusalOf(request, openByNetwork.get(network) ?? 0);
      if (code !== null) {
        return refuseOnSocket(client, code, languageOf(request.headers), requestId);
      }
      openByNetwork.set(network, (openByNetwork.get(network) ?? 0) + 1);
      const leave = joinNotifier(deps, { request, client, head, requestId });
      joints.add(leave);
      client.once('close', () => {
        joints.delete(leave);
        const rest = (openByNetwork.get(network) ?? 1) - 1;
        if (rest === 0) openByNetwork.delete(network);
        else openByNetwork.set(network, rest);
      });
    },
    open: () => joints.size,
    close() {
      isClosing = true;
      for (const leave of joints) leave();
    },
  };

  function refusalOf(request: IncomingMessage, openHere: number): RefusalCode | null {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== '/ws') return 'H404';
    if (request.method !== 'GET') return 'H405';
    if (isClosing) return 'TE99';
    return openHere >= deps.addressMax ? 'H429' : null;
  }
}
