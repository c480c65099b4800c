import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../paths.ts';

/**
 * Copies what git knows of this tree, with database clients as they are. Packages are links to the
 * ones installed here, but for those named by `whole`; those of the tree itself lead into the copy.
 */
export function copyTree(target: string, whole: RegExp = /^$/): void {
  const known = git(repoRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const clients = globSync('services/*/src/generated', { cwd: repoRoot });
  for (const path of [...known.split('\0'), ...clients, '.local/generated']) {
    if (path !== '' && existsSync(join(repoRoot, path))) {
      cpSync(join(repoRoot, path), join(target, path), { recursive: true });
    }
  }
  const folders = globSync('{,web/,load-tests/,proto/,infra/*/,services/*/}node_modules', {
    cwd: repoRoot,
  });
  for (const folder of folders) linkPackages(join(repoRoot, folder), join(target, folder), whole);
  git(target, 'init', '--quiet');
  commit(target, 'before');
}

/** Files of the copy that have changed since its last commit, new ones apart. */
export function changedFiles(target: string): string[] {
  git(target, 'add', '--all');
  const names = git(target, 'diff', '--cached', '--name-only', '--diff-filter=MD');
  return names.split('\n').filter((name) => name !== '');
}

export function commit(target: string, subject: string): void {
  git(target, 'add', '--all');
  const who = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost'];
  git(target, ...who, 'commit', '--quiet', '--no-verify', '--message', subject);
}

function linkPackages(from: string, to: string, whole: RegExp): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, link] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '@noriter') linkOwnPackages(source, link);
    else if (whole.test(entry.name)) cpSync(source, link, { recursive: true });
    else symlinkSync(source, link);
  }
}

/** npm's links are relative, so they lead to the copy when they are made there. */
function linkOwnPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}

function git(cwd: string, ...args: string[]): string {
  mkdirSync(dirname(cwd), { recursive: true });
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
