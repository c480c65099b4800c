import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import type { MemberRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useFinish, type Wish } from './use-member-change.ts';

/** What an operator has seen a member's age by. */
export type AgeMethod = NonNullable<MemberRow['ageMethod']>;

/** Keeps how old a member is, and what it was seen by. */
export function useConfirmAge() {
  const finish = useFinish();
  return useSubmit({
    send: (wish: Wish<{ memberId: string; birthDate: string; ageMethod: AgeMethod }>, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/confirmAge', { body: wish.body, headers })),
    onDone: (_, wish) => finish(wish),
  });
}

/** Marks a test account, or takes the mark off. */
export function useMarkTest() {
  const finish = useFinish();
  return useSubmit({
    send: (wish: Wish<{ memberId: string; isTest: boolean; reason: string }>, headers) =>
      answerOf(operatorApi.POST('/api/admin/members/markTest', { body: wish.body, headers })),
    onDone: (_, wish) => finish(wish),
  });
}
