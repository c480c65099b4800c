import { describe, expect, it } from 'vitest';
import { claimOf, proveDraw, type RoundInFull, verdictOf } from './verify-round.ts';

/** As the betting service draws it, mixed with a round that drand's public network signed. */
const round: RoundInFull & { seed: string } = {
  gameId: 'powerball',
  gameDay: '2023-08-24',
  number: 109,
  state: 'drawn',
  opensAt: '2023-08-23T15:56:00.000Z',
  closesAt: '2023-08-23T15:59:22.500Z',
  drawsAt: '2023-08-23T15:59:27.500Z',
  announcedAt: '2023-08-23T15:30:00.000Z',
  reason: null,
  name: 'powerball 2023-08-24 109',
  seed: 'ee8c1764b567569f68105b8d8adce3cb0cf7dec22580c9d99aa05a2cd1d81370',
  seedHash: '9897f89f4f01e5729af1349ae0688b7746e9cee728df2c7eff5f3df26f46d0b1',
  commitment: {
    anchor: 'cc85b14e2a43f5c0072818e49c5e184954beee24e244706f5dc85c554a7d0533',
    committedAt: '2023-08-22T15:00:00.000Z',
  },
  beacon: {
    chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    round: 1_000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  network: null,
  balls: [24, 12, 20, 28, 16, 6],
  facts: { sum: 100, powerball: 6 },
};

const beaconOf = (change: Partial<NonNullable<RoundInFull['beacon']>>) => ({
  ...round,
  beacon: round.beacon && { ...round.beacon, ...change },
});

async function verdict(of: typeof round) {
  return verdictOf(await proveDraw(claimOf('powerball', of)), of);
}

describe('a draw with a chain and a beacon', () => {
  it('holds against what the service came to, and against a signature of the public network', async () => {
    const proof = await proveDraw(claimOf('powerball', round));
    expect(proof.drawnWith).toBe(
      '8b29177f8e7b2ad0566e8d482cdf51ada3821d90937017b4d537b7122c6c33e8',
    );
    expect(proof.isBeaconGood).toBe(true);
    expect(verdictOf(proof, round)).toBe('verified');
  });

  it('is refused with the seed of another round, another anchor, or no beacon', async () => {
    expect(await verdict({ ...round, number: 110 })).toBe('otherChain');
    const commitment = { anchor: '0'.repeat(64), committedAt: round.announcedAt };
    expect(await verdict({ ...round, commitment })).toBe('otherChain');
    expect(await verdict({ ...round, beacon: null })).toBe('otherDraw');
  });

  it('is refused with a beacon that did not sign it, that nobody knows, or that bettors knew', async () => {
    expect(await verdict(beaconOf({ round: 1_001 }))).toBe('otherBeacon');
    expect(await verdict(beaconOf({ chain: '0'.repeat(64) }))).toBe('otherBeacon');
    expect(await verdict({ ...round, closesAt: '2023-08-23T15:59:24.000Z' })).toBe('otherBeacon');
  });
});
