import type { PostsDeps } from '../deps.ts';

/**
 * Counts a reader of a post, each once. While too many wait for it they are not counted: a number of
 * readers is worth less than the post.
 *
 * @returns the readers so far
 */
export async function countReader(
  { postViews, log }: Pick<PostsDeps, 'postViews' | 'log'>,
  { idx, memberId, views }: { idx: number; memberId: string; views: number },
): Promise<number> {
  try {
    return (await postViews.submit({ idx, memberId })) ? views + 1 : views;
  } catch (err) {
    log.warn({ err }, 'a reader of a post is not counted');
    return views;
  }
}
