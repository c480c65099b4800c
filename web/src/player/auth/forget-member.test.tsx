import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { siteCheckKey } from '../../shared/api/site.ts';
import { balanceKey } from '../../shared/member/member-queries.ts';
import { promotionsKey } from '../../shared/member/promotions.ts';
import { partnersKey } from '../../shared/partner/model/reads.ts';
import { mainKeyOf } from '../main-page/main-queries.ts';
import { draftKey } from '../posts/model/draft-key.ts';
import { sheetKey } from '../promotions/attendance/sheet-query.ts';
import { couponsKey } from '../promotions/coupons/coupon-queries.ts';
import { wheelKey } from '../promotions/roulette/wheel-queries.ts';
import { forgetMember } from './forget-member.ts';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
});

test('attack: the next member of a tab reads what the one before had on screen', () => {
  const own = [balanceKey, partnersKey, promotionsKey, couponsKey, sheetKey, wheelKey];
  for (const queryKey of own) queryClient.setQueryData([...queryKey, 'list'], ['theirs']);
  queryClient.setQueryData(mainKeyOf('member'), 'with their stamps');
  const everybodys = [siteCheckKey, mainKeyOf('guest')];
  for (const queryKey of everybodys) queryClient.setQueryData(queryKey, 'everybody’s');
  forgetMember('replaced');
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual(everybodys);
});

test('a post that is being written goes with who logs out, and waits for who was put out', () => {
  localStorage.setItem(draftKey, '{}');
  forgetMember('expired');
  expect(localStorage.getItem(draftKey)).toBe('{}');
  forgetMember('logout');
  expect(localStorage.getItem(draftKey)).toBeNull();
});
