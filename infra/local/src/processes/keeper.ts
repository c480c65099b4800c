// Invariant: a kept process is either running, coming back with a growing pause, or held down on
// purpose. It never comes back after stop(), and a start that is under way is never doubled.

import { Problem, reasonOf } from '../print/problem.ts';
import { type Child, type ChildCommand, describeExit, endChild, spawnChild } from './child.ts';
import { lastReason } from './log-errors.ts';
import { readFrom, sizeOf } from './waiting.ts';

export type KeeperSpec = {
  name: string;
  /** Asked at each start, so that a restart sees fresh values. */
  command(): ChildCommand;
  /** Resolves once the process does its work; `child` ended means it never will. */
  ready(child: Child): Promise<void>;
  beforeStart?(): Promise<void> | void;
  stopOrder: number;
  stopSignal: 'SIGTERM' | 'SIGINT';
  graceMs: number;
  readyWithinMs: number;
};

export type KeeperHost = {
  /** The set of running processes changed: write it down. */
  changed(keeper: Keeper): void;
  print: (sentence: string) => void;
};

export type Keeper = {
  name: string;
  spec: KeeperSpec;
  child(): Child | null;
  pid(): number | null;
  start(): Promise<void>;
  /** Sends a signal and leaves the rest to the keeper: a killed process is started again. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the process at once by SIGKILL and keeps it down until start(). */
  kill(): Promise<void>;
  /** Ends the process politely and starts it again. */
  restart: () => Promise<void>;
  stop(): Promise<void>;
};

/** How long to wait before the n-th start in a row (0-based): half a second, doubling, at most 15 s. */
export function backoffMs(failures: number): number {
  return Math.min(500 * 2 ** Math.min(failures, 10), 15_000);
}

/** A process that has run this long has recovered: its next crash is a first one again. */
const steadyAfterMs = 60_000;

export function createKeeper(spec: KeeperSpec, host: KeeperHost): Keeper {
  let child: Child | null = null;
  let wanted = false;
  let failures = 0;
  let waiting: NodeJS.Timeout | undefined;
  let launching: Promise<void> | null = null;

  async function launch(): Promise<void> {
    await spec.beforeStart?.();
    if (!wanted) return;
    const command = spec.command();
    const logStart = sizeOf(command.logFile);
    const started = await spawnChild(command);
    const startedAtMs = Date.now();
    child = started;
    host.changed(keeper);
    void started.exited.then((exit) => {
      if (child === started) child = null;
      host.changed(keeper);
      if (!wanted || launching) return;
      if (Date.now() - startedAtMs > steadyAfterMs) failures = 0;
      comeBack(describeExit(exit));
    });
    await readyInTime(spec, started, logStart);
  }

  function comeBack(what: string): void {
    const pauseMs = backoffMs(failures);
    failures += 1;
    const log = spec.command().logFile;
    host.print(`${spec.name} ${what}; it is started again in ${pauseMs / 1000} s (log: ${log}).`);
    waiting = setTimeout(() => {
      launchOnce().then(
        () => host.print(`${spec.name} is back.`),
        (error: unknown) => wanted && comeBack(`did not come back: ${reasonOf(error)}`),
      );
    }, pauseMs);
  }

  function launchOnce(): Promise<void> {
    launching ??= launch().finally(() => {
      launching = null;
    });
    return launching;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    wanted = false;
    clearTimeout(waiting);
    if (child) await endChild(child, signal, spec.graceMs);
    // A launch that was cut short ends in an error nobody else waits for.
    await launching?.catch(() => undefined);
    if (child) await endChild(child, signal, spec.graceMs);
  }

  const keeper: Keeper = {
    name: spec.name,
    spec,
    child: () => child,
    pid: () => child?.identity.pid ?? null,
    async start() {
      wanted = true;
      clearTimeout(waiting);
      if (!child || launching) await launchOnce();
    },
    signal: (signal) => child?.signal(signal),
    kill: () => end('SIGKILL'),
    async restart() {
      await end(spec.stopSignal);
      await keeper.start();
    },
    stop: () => end(spec.stopSignal),
  };
  return keeper;
}

async function readyInTime(spec: KeeperSpec, child: Child, logStart: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = spec.readyWithinMs / 1000;
    const sentence = `${spec.name} was not ready within ${seconds} s (log: ${child.logFile}).`;
    timer = setTimeout(() => reject(new Problem(sentence)), spec.readyWithinMs);
  });
  const ended = child.exited.then((exit): never => {
    const reason = lastReason(readFrom(child.logFile, logStart));
    const why = reason ? `: ${reason}` : '';
    const where = `(log: ${child.logFile})`;
    throw new Problem(`${spec.name} ${describeExit(exit)} while starting${why} ${where}.`);
  });
  try {
    await Promise.race([spec.ready(child), late, ended]);
  } catch (error) {
    // Half a start is none: what did not become ready is not left running.
    await endChild(child, 'SIGKILL', 1000);
    throw error;
  } finally {
    clearTimeout(timer);
    ended.catch(() => undefined);
  }
}
