import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '../print/problem.ts';
import { identify, type ProcessIdentity } from './process-identity.ts';

export type ChildCommand = {
  name: string;
  program: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Output is appended here by the child itself, so that it survives the end of its parent. */
  logFile: string;
  runAs?: { uid: number; gid: number };
};

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Child = {
  name: string;
  identity: ProcessIdentity;
  logFile: string;
  exited: Promise<Exit>;
  running(): boolean;
  signal(signal: NodeJS.Signals): void;
};

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us
 * and we stop things in the right order.
 */
export function spawnChild(command: ChildCommand): Promise<Child> {
  mkdirSync(dirname(command.logFile), { recursive: true });
  const log = openSync(command.logFile, 'a');
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: command.env,
    detached: true,
    stdio: ['ignore', log, log],
    ...command.runAs,
  });
  closeSync(log);
  let exit: Exit | null = null;
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      exit = { code, signal };
      resolve(exit);
    });
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Problem(`${command.name} could not be started: ${error.message}.`)),
    );
    child.once('spawn', () => {
      const pid = child.pid ?? 0;
      resolve({
        name: command.name,
        identity: identify(pid) ?? { pid, startedAt: '', program: '' },
        logFile: command.logFile,
        exited,
        running: () => exit === null,
        signal: (signal) => {
          if (exit === null) child.kill(signal);
        },
      });
    });
  });
}

/** Asks the child to end, waits `graceMs`, then ends it by force. */
export async function endChild(
  child: Child,
  signal: NodeJS.Signals,
  graceMs: number,
): Promise<Exit> {
  // A paused process would not hear a polite signal.
  child.signal('SIGCONT');
  child.signal(signal);
  const timer = setTimeout(() => child.signal('SIGKILL'), graceMs);
  const exit = await child.exited;
  clearTimeout(timer);
  return exit;
}

/** "ended with code 1" or "was ended by SIGKILL". */
export function describeExit(exit: Exit): string {
  return exit.signal ? `was ended by ${exit.signal}` : `ended with code ${exit.code ?? 'unknown'}`;
}
