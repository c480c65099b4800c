import { markProblem } from '../../../shared/content/mark-problem.ts';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { draftKey } from './draft-key.ts';

/** What is typed of a post. A new one is kept in the browser until it is sent. */
export type PostDraft = { title: string; body: string; betId: string; isStakeHidden: boolean };

export const emptyPost: PostDraft = { title: '', body: '', betId: '', isStakeHidden: false };

export function storedDraft(text: string | null): PostDraft {
  if (text === null) return emptyPost;
  try {
    const { title, body, betId, isStakeHidden } = JSON.parse(text) as Partial<PostDraft>;
    return {
      title: typeof title === 'string' ? title : '',
      body: typeof body === 'string' ? body : '',
      betId: typeof betId === 'string' ? betId : '',
      isStakeHidden: isStakeHidden === true,
    };
  } catch {
    return emptyPost;
  }
}

export const readDraft = () => storedDraft(deviceStorage.getItem(draftKey));
export const keepDraft = (draft: PostDraft) =>
  deviceStorage.setItem(draftKey, JSON.stringify(draft));
export const dropDraft = () => deviceStorage.removeItem(draftKey);

export const TITLE_MIN = 2;
/** Posts are searched by so many characters or more. */
export const SEARCH_MIN = 2;

export const isTitle = (title: string) => title.trim().length >= TITLE_MIN;

/** What keeps a post's text from being sent; null when nothing does. */
export function bodyProblem(body: string): 'body' | 'marks' | null {
  if (body.trim() === '') return 'body';
  return markProblem(body) === null ? null : 'marks';
}
