import type { Keeper } from './keeper.ts';
import { Problem } from './problem.ts';
import type { Server } from './servers.ts';

/** A process of the running site, for those who disturb it on purpose. `pid` is null while down. */
export type Part = {
  readonly pid: number | null;
  signal(signal: NodeJS.Signals): void;
  /** Ends it by SIGKILL and keeps it down until start(). */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it politely and starts it again. */
  restart(): Promise<void>;
};

export type ServicePart = {
  readonly pid: number | null;
  url: string;
  /** Sends a signal, SIGKILL by default. A service that ends by it is started again by itself. */
  kill(signal?: NodeJS.Signals): void;
  restart(): Promise<void>;
};

export function servicePart(keeper: Keeper, url: string): ServicePart {
  return {
    get pid() {
      return keeper.pid();
    },
    url,
    kill: (signal = 'SIGKILL') => keeper.signal(signal),
    restart: keeper.restart,
  };
}

export function serverPart({ name, keeper }: Server): Part {
  const ours = (): Keeper => {
    if (keeper) return keeper;
    throw new Problem(`${name} was given by its address, so it is not ours to stop or start.`);
  };
  return {
    get pid() {
      return keeper?.pid() ?? null;
    },
    signal: (signal) => ours().signal(signal),
    kill: async () => ours().kill(),
    start: async () => ours().start(),
    restart: async () => ours().restart(),
  };
}
