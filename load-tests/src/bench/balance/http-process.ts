import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A program of its own that answers HTTP; both sides of the bench have two. */
export type HttpProcess = { url: string; stop(): Promise<void> };

const START_MS_MAX = 60_000;
const STOP_MS_MAX = 10_000;
const ASK_EVERY_MS = 100;

/**
 * Starts a program on a port and waits until it answers.
 *
 * @param options.file the program, run by this Node
 * @param options.asks the path that answers 200 once it works
 */
export async function startProcess(options: {
  file: string;
  port: number;
  env: Readonly<Record<string, string>>;
  asks: string;
}): Promise<HttpProcess> {
  const { file, port, env, asks } = options;
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(child, `${url}${asks}`);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, stop: () => stop(child) };
}

async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_MS_MAX;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[1]} ended by itself.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await delay(ASK_EVERY_MS);
  }
  throw new Error(`${url} did not answer within ${START_MS_MAX} ms.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
  await exited;
  clearTimeout(hard);
}
