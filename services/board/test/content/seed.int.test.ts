import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { verifyAudit } from '@noriter/kit/verify-audit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const seed = fileURLToPath(new URL('../../src/seed.ts', import.meta.url));

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('board_seed');
});
afterAll(() => space.close());

async function everything() {
  const contents = await space.pool.query('select * from content order by idx');
  const pages = await space.pool.query('select * from text_page_version order by slug, version');
  return { contents: contents.rows, pages: pages.rows };
}

test('the demonstration has something of every kind, and a second run changes nothing', async () => {
  const run = () => promisify(execFile)(process.execPath, [seed], { env: space.env({}, 'board') });
  await run();
  const first = await everything();
  await run();
  expect(await everything()).toEqual(first);
  const count = (kind: string) => first.contents.filter((row) => row.kind === kind).length;
  expect(['notice', 'faq', 'popup', 'banner'].map(count)).toEqual([5, 14, 2, 3]);
  expect(first.pages.map(({ slug, version }) => [slug, version])).toEqual(
    ['betting-rules', 'game-guide', 'responsible-play', 'sports-rules', 'terms'].map((slug) => [
      slug,
      1,
    ]),
  );
  expect(
    (await verifyAudit(space.pool, { keys: space.auditKeys, heads: null })).brokenAt,
  ).toBeNull();
});
