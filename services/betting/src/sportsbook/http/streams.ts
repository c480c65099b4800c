import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { SportsbookDeps } from '../deps.ts';

const streamView = z.object({
  streamId: z.string(),
  title: z.string(),
  url: z.string().describe('An HLS playlist; its origin is one of MEDIA_ORIGINS of the gateway'),
  isDemonstration: z.boolean().describe('It shows no match, and the page says so'),
});

nameSchemas({ LiveStream: streamView });

const streams = defineRoute<SportsbookDeps>()({
  path: '/api/sport/streams',
  summary: 'The live videos of the site, as they are configured',
  access: 'guest',
  body: z.object({}),
  data: z.object({ list: z.array(streamView) }),
  async handle({ config }, { language }) {
    return {
      list: config.LIVE_STREAMS.map(({ titles, ...stream }) => ({
        ...stream,
        title: titles[language],
      })),
    };
  },
});

export const streamRoutes = [streams] as const;
