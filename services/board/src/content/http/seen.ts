import { networkOf } from '@noriter/kit/client-address';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { idxNumber } from '../../vocabulary/shapes.ts';
import { countSeen } from '../actions/count-seen.ts';
import type { ContentDeps } from '../deps.ts';
import { countMax } from '../domain/documents.ts';
import { readerBody, readerKeyOf } from './reader.ts';

/** As many as a site has of them. */
const numbers = z
  .array(idxNumber)
  .max(countMax.popup + countMax.banner)
  .default([]);

const seen = defineRoute<ContentDeps>()({
  path: '/api/board/content/seen',
  summary: 'What a reader was shown of popups and banners, and pressed; each counts once a day',
  access: 'guest',
  body: z.object({ ...readerBody, shown: numbers, pressed: numbers }),
  data: z.object({}),
  async handle(deps, { body: { browser, shown, pressed }, caller }) {
    const { siteId } = caller;
    const network = caller.kind === 'member' ? null : networkOf(caller.address);
    await countSeen(deps, {
      siteId,
      reader: readerKeyOf(caller, browser),
      network,
      shown,
      pressed,
    });
    return {};
  },
});

export const seenRoutes = [seen];
