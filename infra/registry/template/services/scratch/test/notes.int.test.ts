import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openScratchWorld } from './scratch-world.ts';

test('a note is listed, and announced once it went over the topic', async () => {
  const world = await openScratchWorld('scratch');
  onTestFinished(() => world.close());

  const idempotencyKey = randomUUID();
  const added = await world.operator(
    '/api/admin/scratch/add',
    { text: 'hello' },
    { idempotencyKey },
  );
  expect(added.resultCode).toBe('0');
  await eventually(async () => {
    const { data } = await world.guest('/api/scratch/list');
    expect(data).toMatchObject({ list: [{ text: 'hello', announced: true }] });
  });
});

test('no more notes are put up than the settings allow', async () => {
  const world = await openScratchWorld('scratch_settings');
  onTestFinished(() => world.close());

  const add = (text: string) =>
    world.operator('/api/admin/scratch/add', { text }, { idempotencyKey: randomUUID() });
  const set = { version: 0, settings: { notesMax: 1 } };
  expect((await world.operator('/api/admin/scratch/settings/set', set)).resultCode).toBe('0');
  expect((await world.operator('/api/admin/scratch/settings/set', set)).resultCode).toBe('SC002');
  expect((await add('one')).resultCode).toBe('0');
  expect((await add('two')).resultCode).toBe('SC001');
});
