import { hub } from './hub.ts';
import { oneWallet } from './one-wallet.ts';
import { pragmatic } from './pragmatic.ts';
import type { Protocol } from './protocol.ts';
import { vortex } from './vortex.ts';

export const protocols: Readonly<Record<Protocol['name'], Protocol>> = {
  hub,
  pragmatic,
  'one-wallet': oneWallet,
  vortex,
};
