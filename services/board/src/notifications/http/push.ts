import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { endOtherPushes } from '../actions/end-other-pushes.ts';
import { saveMemberPush } from '../actions/save-push.ts';
import { publicPushKey } from '../clients/push-service.ts';
import { pushLanguages } from '../domain/push-text.ts';
import { countPushes, removePush } from '../store/push-subscriptions.ts';

const route = defineRoute<BoardBase>();

const endpoint = z.url().max(1_000).describe("Where the browser's push service takes messages");
/** An uncompressed point of P-256, and sixteen bytes. */
const p256dh = z.string().regex(/^B[\w-]{86}=?$/);
const auth = z.string().regex(/^[\w-]{22}(==)?$/);

const key = route({
  path: '/api/board/push/key',
  summary: 'The public key with which a browser subscribes to messages of this site alone',
  access: 'member',
  body: z.object({}),
  data: z.object({ publicKey: z.string() }),
  async handle({ config }) {
    return { publicKey: publicPushKey(config) };
  },
});

const state = route({
  path: '/api/board/push/state',
  summary: 'Whether this member agreed in this browser, and in how many others',
  access: 'member',
  body: z.object({ endpoint: endpoint.nullable() }),
  data: z.object({ isAgreed: z.boolean(), others: z.int() }),
  handle: ({ pool }, { body, caller: { memberId } }) => countPushes(pool, { memberId, ...body }),
});

const save = route({
  path: '/api/board/push/save',
  summary: 'The member agrees to notifications in this browser; it is theirs alone from then on',
  access: 'member',
  body: z.object({ endpoint, p256dh, auth, language: z.enum(pushLanguages) }),
  data: z.object({}),
  refuses: ['BD050', 'BD051'],
  async handle(deps, { body, caller }) {
    await saveMemberPush(deps, caller, body);
    return {};
  },
});

const remove = route({
  path: '/api/board/push/remove',
  summary: 'No more notifications in this browser',
  access: 'member',
  body: z.object({ endpoint }),
  data: z.object({}),
  async handle({ pool }, { body, caller: { memberId } }) {
    await removePush(pool, { memberId, ...body });
    return {};
  },
});

const removeOthers = route({
  path: '/api/board/push/removeOthers',
  summary: 'No more notifications in any browser but this one; the others are told so',
  access: 'member',
  body: z.object({ endpoint: endpoint.nullable().describe('Of this browser; null for none') }),
  data: z.object({}),
  async handle(deps, { body, caller: { memberId } }) {
    await endOtherPushes(deps, { memberId, ...body });
    return {};
  },
});

export const pushRoutes = [key, state, save, remove, removeOthers];
