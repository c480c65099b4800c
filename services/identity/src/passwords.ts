import { hash, verify } from '@node-rs/argon2';
import { refuse, transportCodes } from '@noriter/kit/result-codes';

/** Hashes and checks passwords with argon2id, a bounded number at a time. */
export type Passwords = {
  hash(plain: string): Promise<string>;
  /** An absent hash takes as long as a present one and is never right. */
  isRight(stored: string | null, plain: string): Promise<boolean>;
  /** The same for who is not logged in: many of them do not hold up who is. */
  isRightAtDoor(stored: string | null, plain: string): Promise<boolean>;
};

/** More than this waiting in one queue would take longer than a caller waits. */
const waitingMax = 300;

/** Hashes run on libuv's threads; taking all of them would hold up everything else. */
const runningMax = 3;

export async function openPasswords(cost: {
  memoryKib: number;
  passes: number;
}): Promise<Passwords> {
  // 2 is argon2id; the library's const enum cannot be named under isolated modules.
  const options = {
    algorithm: 2,
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  };
  const nobody = await hash('nobody has this password', options);
  const inTurn = createTurns();
  const check = (queue: Queue) => async (stored: string | null, plain: string) => {
    const right = await inTurn(queue, () => verify(stored ?? nobody, plain));
    return right && stored !== null;
  };
  return {
    hash: (plain) => inTurn('inside', () => hash(plain, options)),
    isRight: check('inside'),
    isRightAtDoor: check('door'),
  };
}

type Queue = 'inside' | 'door';

/** Each queue has every other turn while somebody waits in the other one. */
function createTurns() {
  const waiting: Record<Queue, (() => void)[]> = { inside: [], door: [] };
  let running = 0;
  let last: Queue = 'door';

  function next(): (() => void) | undefined {
    const other = last === 'door' ? 'inside' : 'door';
    if (waiting[other].length > 0) last = other;
    return waiting[last].shift();
  }

  return async function inTurn<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
    if (waiting[queue].length >= waitingMax) throw refuse(transportCodes, 'E002');
    if (running >= runningMax) await new Promise<void>((resolve) => waiting[queue].push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const turn = next();
      if (turn === undefined) running -= 1;
      else turn();
    }
  };
}
