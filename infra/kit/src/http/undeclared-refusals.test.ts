import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCodes, refuse } from '../contract/result-codes.ts';
import { defineRoute } from '../contract/route.ts';
import { guestCaller } from '../testing/callers.ts';
import { openHttpApp } from '../testing/http-app.ts';
import { undeclaredRefusals } from './undeclared-refusals.ts';

const codes = defineCodes({
  X001: { ko: '안됨', en: 'No.', vi: 'Không.' },
  X002: { ko: '없음', en: 'None.', vi: 'Không có.' },
});

const refusing = (path: `/${string}`, code: keyof typeof codes) =>
  defineRoute<null>()({
    path,
    summary: 'Refuses',
    access: 'guest',
    body: z.object({}),
    data: z.object({}),
    refuses: ['X001'],
    handle: () => Promise.reject(refuse(codes, code)),
  });

test('a refusal that its route does not declare is published, and answered all the same', async () => {
  const published: unknown[] = [];
  const listen = (message: unknown) => published.push(message);
  subscribe(undeclaredRefusals.name, listen);
  const routes = [refusing('/api/declared', 'X001'), refusing('/api/undeclared', 'X002')];
  const http = await openHttpApp(routes);
  const options = { caller: guestCaller(), body: { siteId: 'noriter' } };
  const answers = [
    await http.post('/api/declared', options),
    await http.post('/api/undeclared', options),
  ];
  unsubscribe(undeclaredRefusals.name, listen);
  await http.app.close();
  expect(answers.map((answer) => answer.json().resultCode)).toEqual(['X001', 'X002']);
  expect(published).toEqual([{ path: '/api/undeclared', code: 'X002' }]);
  expect(http.logged).toContainEqual(
    expect.objectContaining({ path: '/api/undeclared', code: 'X002' }),
  );
});
