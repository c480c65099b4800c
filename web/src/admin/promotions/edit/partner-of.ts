import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** The partner of a typed login id; none for an empty one. */
export async function partnerOf(memId: string): Promise<string | null> {
  if (memId === '') return null;
  const body = { memId };
  const found = operatorApi.POST('/api/admin/promotion/segment/partner', { body });
  return (await answerOf(found)).memberId;
}
