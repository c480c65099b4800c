import { defineRoute, type RouteInput } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { decideDeadLetters } from '../../actions/decide-dead-letters.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { LetterMove } from '../../domain/dead-letter.ts';
import { scopeOf } from '../../store/letter-rows.ts';
import { uuidText } from '../shapes.ts';

const route = defineRoute<IdentityDeps>();
const write = { permission: 'dead-letters.manage' } as const;

/** More than this are not decided with one press. */
const LETTERS_MAX = 100;

const decision = {
  access: write,
  audits: true,
  idempotent: true,
  body: z.object({
    letterIds: z.array(uuidText).min(1).max(LETTERS_MAX),
    reason: z.string().trim().min(1).max(200).refine(isPlainBlock, 'Has control characters.'),
  }),
  data: z.object({
    done: z.int(),
    already: z.int().describe('Those for which it had been done before'),
  }),
  refuses: ['A110', 'C999'],
} as const;

type DecisionInput = RouteInput<z.output<typeof decision.body>, typeof write>;

function decide(deps: IdentityDeps, { body, caller, audit }: DecisionInput, move: LetterMove) {
  const by = { ...scopeOf(caller), name: caller.loginId, audit };
  return decideDeadLetters(deps, by, { move, ...body });
}

export const replay = route({
  path: '/api/admin/deadLetters/replay',
  summary: 'Sends events to their topics again, as they were; each letter is sent once',
  ...decision,
  handle: (deps, input) => decide(deps, input, 'replay'),
});

export const close = route({
  path: '/api/admin/deadLetters/close',
  summary: 'Says of events that they were dealt with in another way',
  ...decision,
  handle: (deps, input) => decide(deps, input, 'close'),
});
