// Names every link of the tracked Markdown files that leads nowhere, and ends with 1 if there is one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { brokenLinks } from './docs/markdown-links.ts';

const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(existsSync);

const broken = brokenLinks(files);
for (const { file, line, target, problem } of broken) {
  console.error(`${file}:${line} ${target}: ${problem}`);
}
if (broken.length > 0) process.exitCode = 1;
