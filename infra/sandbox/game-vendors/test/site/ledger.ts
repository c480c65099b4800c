/** A member's money at the stand-in of the site: small, and strict in what the real one is strict in. */

export type Booked = { verb: string; print: string; balance: bigint };
export type Outcome =
  | { is: 'done'; balance: bigint }
  | {
      is: 'conflict' | 'no-money' | 'no-bet' | 'fenced' | 'settled' | 'bad-amount';
      balance: bigint;
    };

export type Ledger = ReturnType<typeof createLedger>;

export function createLedger(start: bigint) {
  const balances = new Map<string, bigint>();
  const booked = new Map<string, Booked>();
  const bets = new Map<string, { playerId: string; amount: bigint; state: string }>();
  const fenced = new Set<string>();
  let [bets_, wins_, rollbacks_] = [0n, 0n, 0n];
  const of = (playerId: string) => balances.get(playerId) ?? start;
  const change = (playerId: string, by: bigint) => {
    balances.set(playerId, of(playerId) + by);
    return of(playerId);
  };

  function once(txId: string, verb: string, print: string, apply: () => Outcome): Outcome {
    const known = booked.get(`${verb}:${txId}`);
    const balance = 0n;
    if (known)
      return known.print === print
        ? { is: 'done', balance: known.balance }
        : { is: 'conflict', balance };
    const outcome = apply();
    if (outcome.is === 'done')
      booked.set(`${verb}:${txId}`, { verb, print, balance: outcome.balance });
    return outcome;
  }

  return {
    of,
    booked,
    totals: () => ({ bets: bets_, wins: wins_, rollbacks: rollbacks_ }),
    bet(playerId: string, txId: string, amount: bigint, print: string): Outcome {
      return once(txId, 'bet', print, () => {
        if (fenced.has(txId)) return { is: 'fenced', balance: of(playerId) };
        if (amount <= 0n) return { is: 'bad-amount', balance: of(playerId) };
        if (amount > of(playerId)) return { is: 'no-money', balance: of(playerId) };
        bets.set(txId, { playerId, amount, state: 'open' });
        bets_ += amount;
        return { is: 'done', balance: change(playerId, -amount) };
      });
    },
    win(
      playerId: string,
      win: { txId: string; betTxId: string | null; amount: bigint },
      print: string,
    ): Outcome {
      return once(win.txId, 'win', print, () => {
        const bet = win.betTxId === null ? null : bets.get(win.betTxId);
        if (win.amount < 0n) return { is: 'bad-amount', balance: of(playerId) };
        if (bet === undefined || (bet && bet.playerId !== playerId)) {
          return { is: 'no-bet', balance: of(playerId) };
        }
        if (bet?.state === 'undone') return { is: 'no-bet', balance: of(playerId) };
        if (bet) bet.state = 'won';
        wins_ += win.amount;
        return { is: 'done', balance: change(playerId, win.amount) };
      });
    },
    isSettled: (betTxId: string) => bets.get(betTxId)?.state === 'won',
    rollBack(playerId: string, betTxId: string): Outcome {
      const bet = bets.get(betTxId);
      if (!bet) {
        fenced.add(betTxId);
        return { is: 'done', balance: of(playerId) };
      }
      if (bet.state !== 'open')
        return { is: bet.state === 'undone' ? 'done' : 'settled', balance: of(playerId) };
      bet.state = 'undone';
      rollbacks_ += bet.amount;
      return { is: 'done', balance: change(playerId, bet.amount) };
    },
  };
}
