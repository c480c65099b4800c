// Invariant: whatever a data directory's run started is in its records while it runs, and a guard
// process outside of our process group stops it all when we end without having done so.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '../print/problem.ts';
import {
  createKeeper,
  type Keeper,
  type KeeperHost,
  type KeeperSpec,
} from '../processes/keeper.ts';
import { takeLock } from '../processes/lock.ts';
import { type ProcessRecord, stopRecorded, writeRecords } from '../processes/records.ts';
import { removeData } from './data-home.ts';

export type DataDirectory = {
  dataDir: string;
  add(spec: KeeperSpec): Keeper;
  /** Stops everything in order and releases the data directory. */
  close(): Promise<void>;
};

export type DataDirectoryOptions = {
  dataDir: string;
  print: (sentence: string) => void;
  /** Remove the directory when the run ends, however it ends. */
  temporary?: boolean;
};

/** Takes a data directory for this run; refuses when another run holds it. */
export async function openDataDirectory(options: DataDirectoryOptions): Promise<DataDirectory> {
  const { dataDir, print } = options;
  mkdirSync(dataDir, { recursive: true });
  const unlock = await takeLock(dataDir);
  const left = await stopRecorded(dataDir);
  if (left.length > 0) print(`stopped what an earlier run had left behind: ${left.join(', ')}`);
  const guard = startGuard(dataDir, options.temporary === true);
  const keepers: Keeper[] = [];
  let closing: Promise<void> | null = null;
  const host: KeeperHost = { changed: () => writeRecords(dataDir, recordsOf(keepers)), print };
  return {
    dataDir,
    add(spec) {
      if (closing) throw new Problem(`${spec.name} is not started: everything is being stopped.`);
      const keeper = createKeeper(spec, host);
      keepers.push(keeper);
      return keeper;
    },
    close() {
      closing ??= stopAll();
      return closing;
    },
  };

  async function stopAll(): Promise<void> {
    await stopInOrder(keepers);
    writeRecords(dataDir, []);
    unlock();
    guard.kill('SIGKILL');
    if (options.temporary) removeData(dataDir);
  }
}

async function stopInOrder(keepers: readonly Keeper[]): Promise<void> {
  const orders = [...new Set(keepers.map((keeper) => keeper.spec.stopOrder))];
  for (const order of orders.sort((a, b) => a - b)) {
    const together = keepers.filter((keeper) => keeper.spec.stopOrder === order);
    await Promise.all(together.map((keeper) => keeper.stop()));
  }
}

function recordsOf(keepers: readonly Keeper[]): ProcessRecord[] {
  return keepers.flatMap((keeper) => {
    const child = keeper.child();
    if (!child) return [];
    const { stopOrder, stopSignal, graceMs } = keeper.spec;
    return [{ name: keeper.name, ...child.identity, stopOrder, stopSignal, graceMs }];
  });
}

function startGuard(dataDir: string, temporary: boolean): ChildProcess {
  const program = fileURLToPath(new URL('../processes/guard.ts', import.meta.url));
  const args = [program, dataDir, ...(temporary ? ['--remove'] : [])];
  // The guard's standard input is a pipe from us: it ends when we do, even by kill -9.
  const guard = spawn(process.execPath, args, {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.unref();
  return guard;
}
