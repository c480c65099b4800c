import { ConfigError } from '@noriter/kit/config';
import { describe, expect, it } from 'vitest';
import { instanceMemory } from './instance-memory.ts';

const config = { BUFFERED_BYTES_MAX: 1_000_000, CONNECTIONS_MAX: 20_000 };
const total = 64_000_000_000;

describe('the memory of an instance', () => {
  it('bounds the connections that it is asked for', () => {
    const bounded = instanceMemory(config, { constrained: 600_000_000, total });
    expect(bounded.connectionsMax).toBe(7_000);
    expect(instanceMemory(config, { constrained: 0, total }).connectionsMax).toBe(20_000);
  });

  it('lets a process without room for one connection not start, and says why', () => {
    const start = () => instanceMemory(config, { constrained: 200_000_000, total });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow('no room for a connection');
  });
});
