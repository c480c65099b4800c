import { hash, verify } from '@node-rs/argon2';
import { refuse, transportCodes } from '@noriter/kit/result-codes';

/** Hashes and checks passwords with argon2id, a bounded number at a time. */
export type Passwords = {
  hash(plain: string): Promise<string>;
  /** An absent hash takes as long as a present one and is never right. */
  isRight(stored: string | null, plain: string): Promise<boolean>;
};

/** More than this waiting would take longer than a caller waits. */
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
  return {
    hash: (plain) => inTurn(() => hash(plain, options)),
    async isRight(stored, plain) {
      const right = await inTurn(() => verify(stored ?? nobody, plain));
      return right && stored !== null;
    },
  };
}

function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= waitingMax) throw refuse(transportCodes, 'E002');
    if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
