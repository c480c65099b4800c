// A service's main.ts in small, started by service-process.int.test.ts as a process of its own.
import { type BaseConfig, baseConfig } from '@noriter/kit/config';
import { defineRoute } from '@noriter/kit/route';
import { defineService, runService, type ServiceBase } from '@noriter/kit/service';
import { z } from 'zod';

type Deps = ServiceBase<BaseConfig>;

await runService(
  defineService<BaseConfig, Deps>({
    name: 'signals',
    config: baseConfig,
    codes: {},
    open: (base) => base,
    routes: [
      defineRoute<Deps>()({
        path: '/api/slow',
        summary: 'Takes half a second',
        access: 'guest',
        body: z.object({}),
        data: z.object({}),
        async handle() {
          await new Promise((resolve) => setTimeout(resolve, 500));
          return {};
        },
      }),
      defineRoute<Deps>()({
        path: '/api/crash',
        summary: 'Fails where nobody catches it',
        access: 'guest',
        body: z.object({}),
        data: z.object({}),
        async handle() {
          setTimeout(() => {
            throw new Error('nobody catches this');
          }, 10);
          return {};
        },
      }),
    ],
  }),
);
