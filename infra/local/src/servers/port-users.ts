import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { commandLineOf } from '../processes/process-identity.ts';

export type PortUser = { pid: number; command: string };

/** Who listens on the port, as far as this user may know. */
export function whoListens(port: number): PortUser | null {
  const pid = process.platform === 'linux' ? pidByProc(port) : pidByLsof(port);
  return pid === null ? null : { pid, command: shorten(commandLineOf(pid)) };
}

/** The socket inodes that listen on `port`, from the text of `/proc/net/tcp` or `tcp6`. */
export function listeningInodes(table: string, port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === '0A' && fields[1]?.endsWith(`:${wanted}`))
    .flatMap((fields) => fields[9] ?? []);
}

function pidByProc(port: number): number | null {
  const sockets = new Set<string>();
  for (const file of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const inode of listeningInodes(readOrEmpty(file), port)) sockets.add(`socket:[${inode}]`);
  }
  if (sockets.size === 0) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(pids.find((pid) => holdsOneOf(pid, sockets))) || null;
}

function holdsOneOf(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

function pidByLsof(port: number): number | null {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    const out = execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], options);
    return Number(out.split('\n')[0]) || null;
  } catch {
    return null;
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
