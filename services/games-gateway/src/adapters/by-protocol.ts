import type { Adapter } from './adapter.ts';
import { hub } from './hub/adapter.ts';
import { oneWallet } from './one-wallet/adapter.ts';
import { pragmatic } from './pragmatic/adapter.ts';
import { st8 } from './st8/adapter.ts';
import { vortex } from './vortex/adapter.ts';

/** The adapters of protocols whose vendors call us. */
export const adapters: Readonly<Record<string, Adapter>> = {
  hub,
  pragmatic,
  'one-wallet': oneWallet,
  st8,
  vortex,
};
