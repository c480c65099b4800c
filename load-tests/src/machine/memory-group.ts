// Invariant: a process in a group sees the group's limit as that of its container, or there is no group.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type Command = { program: string; args: readonly string[] };

export type MemoryGroup = {
  /** The same command inside the group, from its first instruction: an engine reads its limit once. */
  inside: (command: Command) => Command;
  /** How many of its processes the kernel has killed because the memory of the group was used up. */
  killed: () => number;
  /** Removes it, when its processes have ended. */
  close: () => void;
};

const MIB = 1024 ** 2;
const ENTER = 'echo $$ > "$0" && exec "$@"';
const OWN_NAME = /^noriter-(\d+)$/;

/**
 * Makes a control group of the kernel whose processes have so much memory together and no swap, as a
 * container has: of the first version where that has the memory, else of the second. One for a process.
 *
 * @param mount where groups are
 * @throws Error in a sentence for who began the run, where none can be made
 */
export function openMemoryGroup(mib: number, mount = '/sys/fs/cgroup'): MemoryGroup {
  const isFirst = existsSync(join(mount, 'memory/memory.limit_in_bytes'));
  const above = join(mount, isFirst ? 'memory' : '');
  const folder = join(above, `noriter-${process.pid}`);
  const group: MemoryGroup = {
    inside: ({ program, args }) => ({
      program: 'sh',
      args: ['-c', ENTER, join(folder, 'cgroup.procs'), program, ...args],
    }),
    killed: () => {
      const events = join(folder, isFirst ? 'memory.oom_control' : 'memory.events');
      return Number(/^oom_kill (\d+)$/m.exec(readFileSync(events, 'utf8'))?.[1]);
    },
    close: () => rmdirSync(folder),
  };
  try {
    removeLeft(above);
    // The second version gives a group only what the one above it hands on.
    if (!isFirst) writeFileSync(join(mount, 'cgroup.subtree_control'), '+memory', { flag: 'r+' });
    mkdirSync(folder);
    limit(folder, isFirst, mib * MIB);
    const seen = limitSeen(group);
    if (seen !== mib * MIB) throw new Error(`a process in it sees a limit of ${seen} bytes`);
  } catch (error) {
    if (existsSync(folder)) group.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No control group of ${mib} MiB can be made in ${mount}, which takes Linux and root: ${reason}.`,
      { cause: error },
    );
  }
  return group;
}

/** A run that a signal ended could not remove its own. */
function removeLeft(above: string): void {
  for (const name of readdirSync(above)) {
    const pid = OWN_NAME.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmdirSync(join(above, name));
  }
}

function limit(folder: string, isFirst: boolean, bytes: number): void {
  writeFileSync(join(folder, isFirst ? 'memory.limit_in_bytes' : 'memory.max'), `${bytes}`);
  // Missing where the kernel has no swap. The first version counts memory and swap together.
  const swap = join(folder, isFirst ? 'memory.memsw.limit_in_bytes' : 'memory.swap.max');
  if (existsSync(swap)) writeFileSync(swap, isFirst ? `${bytes}` : '0');
}

/** What a service would be bounded by. */
function limitSeen({ inside }: MemoryGroup): number {
  const script = ['-p', 'process.constrainedMemory()'];
  const { program, args } = inside({ program: process.execPath, args: script });
  return Number(execFileSync(program, args, { encoding: 'utf8' }));
}
