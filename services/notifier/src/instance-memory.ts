import { totalmem } from 'node:os';
import { ConfigError } from '@noriter/kit/config';
import type { NotifierConfig } from './config.ts';
import { memoryBounds } from './domain/memory-bounds.ts';
import { createWaitingBytes, type WaitingBytes } from './stomp/waiting-bytes.ts';

const ofProcess = () => ({ constrained: process.constrainedMemory(), total: totalmem() });

/**
 * How much of what it is asked to keep the process has memory for.
 *
 * @param memory bytes; what a container gives the process, 0 where nothing does, and the machine's
 * @throws ConfigError where it holds no connection: an instance that refuses everybody would look sound
 */
export function instanceMemory(
  config: Pick<NotifierConfig, 'BUFFERED_BYTES_MAX' | 'CONNECTIONS_MAX'>,
  memory: { constrained: number; total: number } = ofProcess(),
): { connectionsMax: number; waiting: WaitingBytes } {
  const bounds = memoryBounds(memory);
  if (bounds.connections === 0) {
    throw new ConfigError([
      'The memory of the process has no room for a connection: raise its limit.',
    ]);
  }
  const waiting = { ofOne: config.BUFFERED_BYTES_MAX, together: bounds.waitingBytes };
  return {
    connectionsMax: Math.min(config.CONNECTIONS_MAX, bounds.connections),
    waiting: createWaitingBytes(waiting),
  };
}
