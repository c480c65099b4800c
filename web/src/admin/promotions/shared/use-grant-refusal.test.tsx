import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { GrantList } from '../grant-list.tsx';
import { heldGrant, listOf, promotion, standings, tournament } from '../testing/promotions.ts';
import { StandingsPanel } from '../tournaments/standings-panel.tsx';

const admin = '/api/admin/promotion';
const refused = (refusal: string) => ({
  ...heldGrant,
  grantId: refusal,
  state: 'refused',
  refusal,
});

test('a refused grant says why, and of an unknown code that it is one', async () => {
  answerCalls({
    ...asOperator('promotion.read'),
    [`${admin}/grants`]: () => ({ data: listOf([refused('PR005'), refused('XX999')]) }),
  });
  await mount(<GrantList promotionId={promotion.promotionId} />);
  await expect.element(page.getByText('지급 횟수 제한 (PR005)')).toBeVisible();
  await expect.element(page.getByText('알 수 없는 코드 (XX999)')).toBeVisible();
});

test('a refused prize says why', async () => {
  const [first] = standings.list;
  const list = [{ ...first, prizeState: 'refused', refusal: 'PR002' }];
  answerCalls({
    ...asOperator('promotion.read'),
    [`${admin}/tournament/standings`]: () => ({ data: { ...standings, list } }),
  });
  await mount(<StandingsPanel promotion={tournament} />);
  await expect.element(page.getByText('지급받을 수 없는 회원 (PR002)')).toBeVisible();
});
