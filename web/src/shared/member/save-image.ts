import { answerOf } from '../api/client.ts';
import type { SaveImage } from '../images/use-images.ts';
import { api } from './member-session.ts';

/** A member's picture, for a post or an inquiry. */
export const saveMemberImage: SaveImage = (data) =>
  answerOf(api.POST('/api/board/image/save', { body: { data } }));
