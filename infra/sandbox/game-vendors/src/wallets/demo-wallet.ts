/** Play money of a demonstration: it stands nowhere but here, and the site is called for nothing. */
import type { Player } from '../protocols/protocol.ts';
import type { GameWallet } from './game-wallet.ts';

const START = 1_000_000n;
/** Most players that are kept; the oldest go first. */
const PLAYERS_MAX = 10_000;

export function demoWallet(): GameWallet {
  const balances = new Map<string, bigint>();
  const of = ({ session }: Player) => balances.get(session) ?? START;
  const set = ({ session }: Player, balance: bigint) => {
    balances.set(session, balance);
    if (balances.size > PLAYERS_MAX) balances.delete(balances.keys().next().value ?? '');
    return balance;
  };
  return {
    open: async (player) => ({ player, balance: of(player) }),
    balance: async (player) => ({ balance: of(player) }),
    async bet(player, { amount }) {
      const balance = of(player);
      if (amount > balance) return { ok: false, code: 'insufficient_funds', balance };
      return { ok: true, txId: crypto.randomUUID(), balance: set(player, balance - amount) };
    },
    win: async (player, { amount }) => ({ balance: set(player, of(player) + amount) }),
  };
}
