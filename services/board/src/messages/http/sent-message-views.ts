import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { BoardBase } from '../../base.ts';
import { findMembers } from '../../members/store/find-member.ts';
import { plainLine } from '../../vocabulary/texts.ts';
import { audienceKinds } from '../domain/audience.ts';
import { filterText, memberFilterShape } from '../domain/member-filter.ts';
import { findLists } from '../store/message-lists.ts';
import type { SentMessage } from '../store/sent-messages.ts';

const loginId = plainLine(40);

export const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('level'), level: z.int().min(1).max(99) }),
  z.object({ kind: z.literal('partner'), loginId: loginId.describe('Of the partner') }),
  z.object({ kind: z.literal('member'), loginId }),
  z.object({ kind: z.literal('filter'), filter: memberFilterShape }),
]);

const audience = z.object({
  kind: z.enum(audienceKinds),
  level: z.int().nullable(),
  memberId: z.string().nullable().describe('The member, or the partner above the members'),
  loginId: z.string().nullable().describe('Null where the member has not arrived here yet'),
  filter: memberFilterShape.nullable().describe('What found the members of a list'),
  members: z.int().nullable().describe('Of a list'),
});

export const sent = z.object({
  msgIdx: z.int(),
  audience,
  title: z.string().describe('In Korean'),
  state: z.enum(['scheduled', 'shown', 'recalled']),
  shownAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  sentBy: z.string().describe("The operator's login id"),
  recalledAt: z.iso.datetime().nullable(),
  recalledBy: z.string().nullable(),
  readers: z.int().describe('Members who have read it'),
});

nameSchemas({ MessageTarget: target, SentMessage: sent });

/** What views name: members, and lists with their filters. */
type Known = {
  names: Awaited<ReturnType<typeof findMembers>>;
  lists: Awaited<ReturnType<typeof findLists>>;
};

export async function knownOf(
  pool: BoardBase['pool'],
  siteId: string,
  messages: readonly SentMessage[],
): Promise<Known> {
  const memberIds = messages.flatMap((one) =>
    'memberId' in one.audience ? [one.audience.memberId] : [],
  );
  const listIds = messages.flatMap((one) =>
    one.audience.kind === 'list' ? [one.audience.listId] : [],
  );
  const [names, lists] = await Promise.all([
    findMembers(pool, { siteId, memberIds }),
    findLists(pool, listIds),
  ]);
  return { names, lists };
}

export function viewOf(
  message: SentMessage,
  { names, lists }: Known,
  now: Date,
): z.input<typeof sent> {
  const { idx, texts, shownAt, sentAt, sentBy, recalledAt, recalledBy, readers } = message;
  const memberId = 'memberId' in message.audience ? message.audience.memberId : null;
  const list = message.audience.kind === 'list' ? lists.get(message.audience.listId) : undefined;
  return {
    msgIdx: idx,
    audience: {
      kind: message.audience.kind,
      level: message.audience.kind === 'level' ? message.audience.level : null,
      memberId,
      loginId: memberId === null ? null : (names.get(memberId)?.loginId ?? null),
      filter: list === undefined ? null : filterText(list.filter),
      members: list?.members ?? null,
    },
    title: texts.ko.title,
    state: stateOf(message, now),
    shownAt: shownAt.toISOString(),
    sentAt: sentAt.toISOString(),
    sentBy,
    recalledAt: recalledAt?.toISOString() ?? null,
    recalledBy,
    readers,
  };
}

function stateOf({ recalledAt, shownAt }: SentMessage, now: Date) {
  if (recalledAt !== null) return 'recalled';
  return shownAt > now ? 'scheduled' : 'shown';
}
