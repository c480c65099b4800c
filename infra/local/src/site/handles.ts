import { Problem } from '../print/problem.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { Server } from '../servers/servers.ts';

/** A process of the running site, for those who disturb it on purpose. `pid` is null while down. */
export type ServerHandle = {
  readonly pid: number | null;
  signal(signal: NodeJS.Signals): void;
  /** Ends it by SIGKILL and keeps it down until start(). */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it politely and starts it again. */
  restart(): Promise<void>;
};

export type ServiceHandle = {
  readonly pid: number | null;
  url: string;
  /** Sends a signal, SIGKILL by default. A service that ends by it is started again by itself. */
  kill(signal?: NodeJS.Signals): void;
  restart(): Promise<void>;
};

export function serviceHandle(keeper: Keeper, url: string): ServiceHandle {
  return {
    get pid() {
      return keeper.pid();
    },
    url,
    kill: (signal = 'SIGKILL') => keeper.signal(signal),
    restart: keeper.restart,
  };
}

export function serverHandle({ name, keeper }: Server): ServerHandle {
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
