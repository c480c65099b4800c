// Prints how long source files are, for each workspace: `node scripts/file-sizes.ts [workspace]`.
// With a workspace it also lists that one's files above the goal.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const GOAL_LINES = 110;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const isOurs = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.test\.tsx?$|(^|\/)(test|e2e|generated|gen|schema)\/|\.gen\.ts$|\.d\.ts$/.test(path);
const workspaceOf = (path: string) =>
  path.match(/^((services|infra\/sandbox|infra)\/[^/]+|[^/]+)\//)?.[1] ?? '.';

const files = tracked
  .split('\n')
  .filter((path) => isOurs(path) && existsSync(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .toSorted((a, b) => a.lines - b.lines);

const share = (of: typeof files, part: number) => of[Math.ceil(of.length * part) - 1];
const rows = [...Map.groupBy(files, ({ path }) => workspaceOf(path))].toSorted(([a], [b]) =>
  a < b ? -1 : 1,
);
for (const [workspace, own] of [...rows, ['all', files] as const]) {
  const largest = own.at(-1);
  console.log(
    workspace.padEnd(24),
    `files ${own.length}`.padEnd(12),
    `median ${share(own, 0.5)?.lines}`.padEnd(12),
    `p90 ${share(own, 0.9)?.lines}`.padEnd(10),
    `largest ${largest?.lines} ${largest?.path}`,
  );
}

const [wanted] = process.argv.slice(2);
const long = files.filter(({ path, lines }) => lines > GOAL_LINES && workspaceOf(path) === wanted);
for (const { path, lines } of long) console.log(`${lines} ${path}`);
