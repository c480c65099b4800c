import { fromKoreaMinute } from '../../shared/format/time.ts';
import { isWhole } from '../../shared/forms/bounds.ts';
import { type DraftTexts, emptyTexts } from '../content/model/draft.ts';
import { textsOf } from '../content/model/draft-document.ts';
import { messageBounds } from '../shared/back-office-bounds.gen.ts';
import type { MessageSend, MessageTarget } from '../shared/contracts.ts';
import { emptyFilter, type FilterDraft, filterOf, filterProblem } from './filter-draft.ts';
import type { TargetKind } from './message-search.ts';

/** What an operator types; fields of another audience stay as they are. */
export type MessageDraft = {
  kind: TargetKind;
  level: string;
  loginId: string;
  filter: FilterDraft;
  /** A minute on the Korean clock; empty is now. */
  showAt: string;
  texts: DraftTexts;
};

export const emptyMessage: MessageDraft = {
  kind: 'all',
  level: '',
  loginId: '',
  filter: emptyFilter,
  showAt: '',
  texts: emptyTexts,
};

/** The field that keeps the audience from being one; null when nothing does. */
export function targetProblem({
  kind,
  level,
  loginId,
  filter,
}: MessageDraft): 'level' | 'loginId' | 'filter' | null {
  if (kind === 'level') return isWhole(level, messageBounds['target.level']) ? null : 'level';
  if (kind === 'all') return null;
  if (kind === 'filter') return filterProblem(filter) === null ? null : 'filter';
  return loginId.trim() === '' ? 'loginId' : null;
}

export function targetOf({ kind, level, loginId, filter }: MessageDraft): MessageTarget {
  if (kind === 'filter') return { kind, filter: filterOf(filter) };
  if (kind === 'all') return { kind };
  if (kind === 'level') return { kind, level: Number(level) };
  return { kind, loginId: loginId.trim() };
}

export function messageOf(draft: MessageDraft): MessageSend {
  const showAt = draft.showAt === '' ? null : fromKoreaMinute(draft.showAt);
  return { target: targetOf(draft), texts: textsOf(draft.texts), showAt };
}
