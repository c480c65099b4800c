import { answerOf } from '../../shared/api/client.ts';
import type { SaveImage } from '../../shared/images/use-images.ts';
import { operatorApi } from '../shared/operator-session.ts';

/** An operator's picture, for an answer. */
export const saveBackOfficeImage: SaveImage = (data) =>
  answerOf(operatorApi.POST('/api/admin/board/image/save', { body: { data } }));
