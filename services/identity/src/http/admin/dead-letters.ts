import { listOf, pageQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { IdentityDeps } from '../../deps.ts';
import { letterStates } from '../../domain/dead-letter.ts';
import { deadLetterDetail, deadLetterSummary, listDeadLetters } from '../../store/dead-letters.ts';
import { scopeOf } from '../../store/letter-rows.ts';
import { uuidText } from '../shapes.ts';
import { close, replay } from './dead-letter-decisions.ts';

const route = defineRoute<IdentityDeps>();

const read = { permission: 'dead-letters.read' } as const;

const letterShape = z.object({
  letterId: z.string(),
  topic: z.string(),
  consumer: z.string().describe('The service that gave it up, or the group of its own'),
  key: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  attempts: z.int(),
  error: z.string(),
  diedAt: z.iso.datetime(),
  burials: z.int().describe('How often the event died at this consumer, this letter included'),
  state: z.enum(letterStates),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable().describe('Login id of the operator'),
  reason: z.string().nullable(),
});

nameSchemas({ DeadLetterView: letterShape });

const summary = route({
  path: '/api/admin/deadLetters/summary',
  summary: 'How many events wait that no consumer could handle, and where they died',
  access: read,
  audits: false,
  body: z.object({}),
  data: z.object({
    open: z.int(),
    isMore: z.boolean().describe('There are more than were counted'),
    groups: z.array(z.object({ topic: z.string(), consumer: z.string(), open: z.int() })),
  }),
  handle: (deps, { caller }) => deadLetterSummary(deps, scopeOf(caller)),
});

const list = route({
  path: '/api/admin/deadLetters/list',
  summary: 'Events that no consumer could handle, the latest first',
  access: read,
  audits: false,
  body: z.object({
    ...pageQuery,
    ...rowsQuery,
    startDate: pageQuery.startDate.describe('First day in Korea; every day when both are absent'),
    state: z.enum(letterStates).optional(),
    topic: z.string().max(100).optional(),
    consumer: z.string().max(100).optional(),
    search: z.string().max(100).optional().describe('Part of the key, id, type or error'),
  }),
  data: listOf(letterShape),
  handle: (deps, { body, caller }) => listDeadLetters(deps, { ...scopeOf(caller), ...body }, body),
});

const detail = route({
  path: '/api/admin/deadLetters/detail',
  summary: 'One such event: its headers and its content, secrets left out',
  access: read,
  audits: false,
  body: z.object({ letterId: uuidText }),
  data: letterShape.extend({
    headers: z.record(z.string(), z.string()),
    event: z.unknown().describe("Null where the bytes are not the topic's message"),
    bytes: z.int().describe('Length of the message'),
  }),
  refuses: ['A110'],
  handle: (deps, { body, caller }) =>
    deadLetterDetail(deps, { ...scopeOf(caller), letterId: body.letterId }),
});

export const adminDeadLetterRoutes = [summary, list, detail, replay, close];
