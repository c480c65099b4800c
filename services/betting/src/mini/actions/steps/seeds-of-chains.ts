import { openSeed } from '@noriter/fair-draw/draw-keys';
import type { MiniDeps } from '../../deps.ts';
import { type ChainName, type DrawChain, readChains } from '../../store/draw-chains.ts';

type Deps = Pick<MiniDeps, 'pool' | 'config' | 'linkCache'>;

/** The seed of a day's round by its number; null when the key that sealed its chain is gone. */
export type SeedOf = (of: ChainName & { number: number }) => Uint8Array | null;

/** Reads the chains of some rounds, for their seeds. */
export async function readSeeds(deps: Deps, rounds: readonly ChainName[]): Promise<SeedOf> {
  const names = new Map(rounds.map((one) => [chainText(one), one]));
  const chains = await readChains(deps.pool, [...names.values()]);
  const byName = new Map(chains.map((chain) => [chainText(chain), chain]));
  return ({ number, ...name }) => {
    const chain = byName.get(chainText(name));
    return chain === undefined ? null : (linksOfChain(deps, chain)?.[number] ?? null);
  };
}

function linksOfChain({ config, linkCache }: Deps, chain: DrawChain) {
  const openTip = () => openSeed(config.DRAW_KEY, chainText(chain), chain.sealedTip);
  return linkCache.of(chain, openTip);
}

/** What a chain is sealed for. */
export function chainText({ drawnAs, gameDay }: ChainName): string {
  return `${drawnAs} ${gameDay}`;
}
