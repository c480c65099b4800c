// Invariant: an audience is one line of text, so that a message to everybody is one row; what a
// member belongs to is worked out from the member when somebody looks.

export type Audience =
  | { kind: 'all' }
  | { kind: 'level'; level: number }
  | { kind: 'partner' | 'member'; memberId: string }
  /** Whom a filter found when the message was sent. */
  | { kind: 'list'; listId: string };

export const audienceKinds = ['all', 'level', 'partner', 'member', 'list'] as const;

export function audienceText(audience: Audience): string {
  switch (audience.kind) {
    case 'all':
      return 'all';
    case 'level':
      return `level:${audience.level}`;
    case 'list':
      return `list:${audience.listId}`;
    default:
      return `${audience.kind}:${audience.memberId}`;
  }
}

/** Reads what `audienceText` wrote. */
export function parseAudience(text: string): Audience {
  const [kind = '', value = ''] = text.split(':');
  if (kind === 'all') return { kind };
  if (kind === 'level') return { kind, level: Number(value) };
  if (kind === 'list') return { kind, listId: value };
  if (kind === 'partner' || kind === 'member') return { kind, memberId: value };
  throw new RangeError(`"${text}" is no audience.`);
}
