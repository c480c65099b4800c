import { ConfigError, readConfig } from '@noriter/kit/config';
import { makeKeyring } from '@noriter/kit/testing';
import { describe, expect, it } from 'vitest';
import { gatewayConfig } from './config.ts';

const good = {
  ...makeKeyring().env('gateway'),
  TOKEN_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
  SITES: '{"noriter":{"key":"noriter-demo-site-key"}}',
};

function problemsWith(changes: Record<string, string>): readonly string[] {
  try {
    readConfig(gatewayConfig, { ...good, ...changes });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('the configuration of the gateway', () => {
  it('reads sites and proxies', () => {
    const config = readConfig(gatewayConfig, { ...good, TRUST_PROXY: 'true' });
    expect(config.SITES).toEqual({ noriter: { key: 'noriter-demo-site-key' } });
    expect(config.TRUST_PROXY).toBe(1);
    expect(config.PORT).toBe(8080);
  });

  it('refuses sites that are no JSON and sites that share a key', () => {
    expect(problemsWith({ SITES: '{' })).toEqual(['SITES is not JSON.']);
    const shared = '{"a":{"key":"the-same-key"},"b":{"key":"the-same-key"}}';
    expect(problemsWith({ SITES: shared })).toEqual(['SITES gives two sites the same key.']);
  });

  it('reports every problem at once', () => {
    const problems = problemsWith({ PORT: 'x', TRUST_PROXY: 'maybe', WALLET_URL: 'no' });
    expect(problems).toHaveLength(3);
  });
});
