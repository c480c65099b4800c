import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@noriter/local/site';
import { type Fault, kafkaKilled, killed, postgresKilled, postgresRestarted } from '../faults.ts';
import {
  postgresPaused,
  postgresReadOnly,
  serverPaused,
  serverRestarted,
} from '../server-faults.ts';

const PAUSED_MS = 8_000;

type Name = keyof Site['services'];

const paused = (name: Name, short = false): Fault => ({
  name: `${name} paused`,
  short,
  async strike({ services }) {
    services[name].kill('SIGSTOP');
    await pause(PAUSED_MS);
    services[name].kill('SIGCONT');
  },
});

const restarted = (name: Name): Fault => ({
  name: `restart of ${name}`,
  short: false,
  strike: ({ services }) => services[name].restart(),
});

const killedTogether: Fault = {
  name: 'partner and wallet killed together',
  short: false,
  async strike({ services }) {
    services.partner.kill('SIGKILL');
    services.wallet.kill('SIGKILL');
  },
};

/** What befalls commission between a bet's result and the ledger. */
export const partnerFaults: readonly Fault[] = [
  killed('partner', true),
  paused('partner'),
  restarted('partner'),
  killed('wallet', true),
  paused('wallet'),
  restarted('wallet'),
  killed('betting', false),
  paused('betting'),
  restarted('betting'),
  kafkaKilled,
  serverPaused('kafka'),
  serverRestarted('kafka'),
  postgresRestarted,
  postgresKilled,
  postgresPaused,
  postgresReadOnly,
  killedTogether,
];
