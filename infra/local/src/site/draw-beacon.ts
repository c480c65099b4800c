import { join } from 'node:path';
import type { KeeperSpec } from '../processes/keeper.ts';
import type { Keys } from './keys.ts';
import { sandboxKeeper } from './sandbox-keeper.ts';

/** The beacon. Draws wait for it, nobody else. */
export function drawBeaconKeeper(
  { beaconSecret }: Pick<Keys, 'beaconSecret'>,
  { port, dataDir }: { port: number; dataDir: string },
): KeeperSpec {
  const logDir = join(dataDir, 'logs');
  return sandboxKeeper({ name: 'draw-beacon', port, logDir, env: { SECRET: beaconSecret } });
}
