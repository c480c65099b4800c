// Invariant: a stored piece of content and its document agree; what only one kind has is in
// `details`, everything else in columns that every kind shares.
import type { Language } from '@noriter/kit/result-codes';
import { isWithin } from '../../vocabulary/period.ts';
import type { Texts } from '../../vocabulary/texts.ts';
import type { ContentDocument } from './documents.ts';

/** The columns a document is stored in. */
export type ContentColumns = {
  enabled: boolean;
  position: number;
  shownFrom: Date | null;
  shownUntil: Date | null;
  texts: Texts;
  details: Record<string, unknown>;
};

export function columnsOf(document: ContentDocument): ContentColumns {
  const { texts, enabled, order = 0, from = null, until = null, ...details } = document;
  return {
    enabled,
    position: order,
    shownFrom: from === null ? null : new Date(from),
    shownUntil: until === null ? null : new Date(until),
    texts,
    details,
  };
}

export function documentOf(stored: ContentColumns): ContentDocument {
  const { details, texts, enabled, position, shownFrom, shownUntil } = stored;
  return {
    ...details,
    texts,
    enabled,
    order: position,
    from: shownFrom?.toISOString() ?? null,
    until: shownUntil?.toISOString() ?? null,
  };
}

export function isShown(content: ContentColumns, now: Date): boolean {
  const { enabled, shownFrom: from, shownUntil: until } = content;
  return enabled && isWithin({ from, until }, now);
}

export type Reader = { isMember: boolean; language: Language };
export type PopupDetails = {
  audience: 'all' | 'guests' | 'members';
  languages: readonly Language[];
};

/** Whether a popup is meant for a reader. */
export function isFor({ audience, languages }: PopupDetails, reader: Reader): boolean {
  if (!languages.includes(reader.language)) return false;
  return audience === 'all' || (audience === 'members') === reader.isMember;
}
