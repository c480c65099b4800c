import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eventually } from '@noriter/kit/testing';
import { limits } from '@noriter/kit/testing/limits';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Prepared, prepareRecipe } from '../src/recipe/prepare.ts';
import { demoCode, demoOperators, demoSite } from '../src/site/demo.ts';

/** docs/adding-a-service.md, carried out by `npm run check:recipe`: minutes, and so no part of `npm test`. */
let recipe: Prepared;

beforeAll(async () => {
  recipe = await prepareRecipe();
});

afterAll(() => recipe?.remove());

test('a new service takes at most six edits outside of its own files', () => {
  expect(recipe.edited.length).toBeLessThanOrEqual(6);
});

test('what lists services knows the new one, and its types fit', async () => {
  const checks = ['types', 'types of the web', 'references made from code', 'contracts: lint'];
  const checked = await recipe.run('infra/local/src/test-all.ts', 'check', ...checks);
  expect(checked.ok, checked.output).toBe(true);
  const tidied = await recipe.run('infra/local/src/test-all.ts', 'unit', 'tidy.test.ts');
  expect(tidied.ok, tidied.output).toBe(true);
});

test('the local stack serves it: migrated, seeded, routed, and with its events', async () => {
  const call = callAt(await startCopy());
  const seeded = await call('/api/scratch/list', {});
  expect(seeded).toMatchObject({ list: [{ text: '첫 번째 메모' }] });

  const { loginId, password } = demoOperators[0];
  const { token } = await call('/api/admin/login', {
    loginId,
    password,
    otp: demoCode(new Date()).code,
  });
  await call('/api/admin/scratch/add', { text: 'second' }, { token: String(token) });
  await eventually(async () => {
    const { list } = await call('/api/scratch/list', {});
    expect(list).toContainEqual(expect.objectContaining({ text: 'second', announced: true }));
  });
});

/** @returns the address of the copy's site; it stops when the test ends */
function startCopy(): Promise<string> {
  const { root } = recipe;
  const node = join(root, 'node_modules', '.bin', 'node');
  const child = spawn(node, [join(root, 'infra/local/src/recipe/serve.ts')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.stdin.end();
    expect(await ended).toBe(0);
  }, limits.hook);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)));
  });
}

function callAt(url: string) {
  return async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: demoSite.key,
        'idempotency-key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify({ ...body, siteId: demoSite.id }),
    });
    const parsed = (await answer.json()) as { resultCode: string; data: Record<string, unknown> };
    expect(parsed, path).toMatchObject({ resultCode: '0' });
    return parsed.data;
  };
}
