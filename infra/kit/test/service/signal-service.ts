// A service's main.ts in small, started by service-process.int.test.ts as a process of its own.

import { once } from 'node:events';
import { z } from 'zod';
import { defineRoute } from '../../src/contract/route.ts';
import { type BaseConfig, baseConfig } from '../../src/service/config.ts';
import { defineService, runService, type ServiceBase } from '../../src/service/service.ts';

type Deps = ServiceBase<BaseConfig>;

await runService(
  defineService<BaseConfig, Deps>({
    name: 'signals',
    config: baseConfig,
    migrations: new URL('./signal-migrations', import.meta.url),
    codes: {},
    open: (base) => base,
    routes: [
      defineRoute<Deps>()({
        path: '/api/slow',
        summary: 'Answers when a line on stdin says so',
        access: 'guest',
        body: z.object({}),
        data: z.object({}),
        async handle() {
          console.log('slow: begun');
          await once(process.stdin, 'data');
          return {};
        },
      }),
      defineRoute<Deps>()({
        path: '/api/crash',
        summary: 'Fails where nobody catches it, when a line on stdin says so',
        access: 'guest',
        body: z.object({}),
        data: z.object({}),
        async handle() {
          process.stdin.once('data', () => {
            throw new Error('nobody catches this');
          });
          return {};
        },
      }),
    ],
  }),
);
