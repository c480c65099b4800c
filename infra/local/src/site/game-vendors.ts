import { join } from 'node:path';
import type { KeeperSpec } from '../processes/keeper.ts';
import { vendorSideKeys } from './keys.ts';
import { sandboxKeeper } from './sandbox-keeper.ts';
import { type SiteFacts, serviceUrl } from './services.ts';

/** What the sandbox's game vendors read; see their README. */
export type GameVendorsSettings = {
  /** How fast baccarat tables go: 2 halves each phase. */
  readonly tableSpeed: number;
  /** What the plans of repeated calls count in. */
  readonly retryUnitMs: number;
};

/** Of `npm start`: tables at the pace of a casino. */
export const demoGameVendors: GameVendorsSettings = { tableSpeed: 1, retryUnitMs: 1_000 };

/** Of tests: rounds end within a second, and what is repeated is repeated at once. */
export const testGameVendors: GameVendorsSettings = { tableSpeed: 8, retryUnitMs: 100 };

type Place = { readonly port: number; readonly dataDir: string; readonly facts: SiteFacts };

/** The game vendors. */
export function gameVendorsKeeper(
  settings: GameVendorsSettings,
  { port, dataDir, facts }: Place,
): KeeperSpec {
  return sandboxKeeper({
    name: 'game-vendors',
    port,
    logDir: join(dataDir, 'logs'),
    // It strips the types of its pages itself, with a function of Node that is not settled yet.
    nodeArgs: ['--disable-warning=ExperimentalWarning'],
    env: {
      SITE_URL: serviceUrl(facts.ports.gateway),
      VENDOR_KEYS: vendorSideKeys(facts.keys),
      JOURNAL_DIR: join(dataDir, 'game-vendors'),
      TABLE_SPEED: String(settings.tableSpeed),
      RETRY_UNIT_MS: String(settings.retryUnitMs),
    },
  });
}
