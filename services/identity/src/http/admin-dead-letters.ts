import { listOf, pageQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute, type RouteInput } from '@noriter/kit/route';
import { z } from 'zod';

import { decideDeadLetters } from '../actions/decide-dead-letters.ts';
import type { IdentityDeps } from '../deps.ts';
import { type LetterMove, letterStates } from '../domain/dead-letter.ts';
import { deadLetterDetail, deadLetterSummary, listDeadLetters } from '../queries/dead-letters.ts';
import { uuidText } from './shapes.ts';

const route = defineRoute<IdentityDeps>();
const read = { permission: 'dead-letters.read' } as const;
const write = { permission: 'dead-letters.manage' } as const;

/** More than this are not decided with one press. */
const LETTERS_MAX = 100;

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
  handle: (deps, { caller }) => deadLetterSummary(deps, caller.siteId),
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
  handle: (deps, { body, caller }) =>
    listDeadLetters(deps, { siteId: caller.siteId, ...body }, body),
});

const detail = route({
  path: '/api/admin/deadLetters/detail',
  summary: 'One such event: its headers and what it says, secrets left out',
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
    deadLetterDetail(deps, { siteId: caller.siteId, letterId: body.letterId }),
});

const decision = {
  access: write,
  audits: true,
  idempotent: true,
  body: z.object({
    letterIds: z.array(uuidText).min(1).max(LETTERS_MAX),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({
    done: z.int(),
    already: z.int().describe('Those for which it had been done before'),
  }),
  refuses: ['A110', 'C999'],
} as const;

type DecisionInput = RouteInput<z.output<typeof decision.body>, typeof write>;

function decide(deps: IdentityDeps, { body, caller, audit }: DecisionInput, move: LetterMove) {
  const by = { siteId: caller.siteId, name: caller.loginId, audit };
  return decideDeadLetters(deps, by, { move, ...body });
}

const replay = route({
  path: '/api/admin/deadLetters/replay',
  summary: 'Sends events to their topics again, as they were; each letter is sent once',
  ...decision,
  handle: (deps, input) => decide(deps, input, 'replay'),
});

const close = route({
  path: '/api/admin/deadLetters/close',
  summary: 'Says of events that they were dealt with in another way',
  ...decision,
  handle: (deps, input) => decide(deps, input, 'close'),
});

export const adminDeadLetterRoutes = [summary, list, detail, replay, close];
