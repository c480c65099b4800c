import { execa } from 'execa';

export type ProgramResult = { ok: boolean; output: string; missing: boolean };

export type ProgramOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  runAs?: { uid: number; gid: number };
};

/** Runs a program to its end and gives back what it wrote to both streams. Never throws. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  const result = await execa(program, args, {
    reject: false,
    all: true,
    stdin: 'ignore',
    timeout: options.timeoutMs ?? 600_000,
    ...(options.cwd ? { cwd: options.cwd } : {}),
    ...(options.env ? { env: options.env, extendEnv: false } : {}),
    ...options.runAs,
  });
  const output = result.all || (result.failed ? (result.shortMessage ?? '') : '');
  return { ok: !result.failed, output, missing: result.failed && result.code === 'ENOENT' };
}
