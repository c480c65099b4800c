// Invariant: nothing is ever signalled by its number alone. A process is ours only when the number,
// the moment it started and the program it runs are all the ones we wrote down.
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

export type ProcessIdentity = { pid: number; startedAt: string; program: string };

/** What the operating system knows of a process, or null when there is none of that number. */
export function identify(pid: number): ProcessIdentity | null {
  return process.platform === 'linux' ? identifyByProc(pid) : identifyByPs(pid);
}

/** True when the very process that was written down is still running. */
export function stillRuns(recorded: ProcessIdentity): boolean {
  const found = identify(recorded.pid);
  return (
    found !== null &&
    found.startedAt === recorded.startedAt &&
    (found.program === recorded.program || recorded.program === '')
  );
}

/** The command line of a process, for messages. Empty when it can't be read. */
export function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Reads `/proc/<pid>/stat`, whose second field may itself hold blanks and brackets. */
export function parseProcStat(stat: string): { state: string; startedAt: string } | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startedAt = fields[19];
  return state && startedAt ? { state, startedAt } : null;
}

function identifyByProc(pid: number): ProcessIdentity | null {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    // A zombie has ended already; only its parent has not looked yet.
    if (!stat || stat.state === 'Z' || stat.state === 'X') return null;
    return { pid, startedAt: stat.startedAt, program: readProgram(pid) };
  } catch {
    return null;
  }
}

function readProgram(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '');
  } catch {
    // Another user's process does not show its program.
    return '';
  }
}

function identifyByPs(pid: number): ProcessIdentity | null {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    const line = execFileSync('ps', ['-o', 'lstart=,comm=', '-p', String(pid)], options).trim();
    // `lstart` is always 24 characters: Mon Jan  1 00:00:00 2026
    return line === '' ? null : { pid, startedAt: line.slice(0, 24), program: line.slice(25) };
  } catch {
    return null;
  }
}
