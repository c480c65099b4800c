import { expect } from '@playwright/test';
import { operatorToken } from './operators.ts';
import { solvedCaptcha } from './people.ts';
import { call } from './site-calls.ts';

export type FreshMember = { memId: string; memPass: string; cashOutPass: string; nick: string };

let token: string | null = null;
let made = 0;

/** One login serves a whole file: each code of the second factor works only once. */
export async function asOperator(path: string, body: object): Promise<Record<string, unknown>> {
  token ??= await operatorToken();
  return call(path, body, token);
}

/** What somebody new fills in; nobody else has it. */
export function freshForm() {
  made += 1;
  const mark = `${Date.now().toString().slice(-7)}${made % 10}`;
  const memPass = 'night1234';
  return {
    memId: `own${mark}`,
    memPass,
    memPassCheck: memPass,
    memNick: `나만의${mark}`,
    cashOutPass: '4321',
    memPhone: `010${mark}`,
    bank: '004',
    memName: '김나만',
    bankacc: `220${mark}`,
  };
}

type Own = FreshMember & { memberId: string };

/** An approved member of the test's own, so that no other test stands in its way. */
export async function freshMember(cash = 0, recommenderId = 'ptn5'): Promise<Own> {
  const form = freshForm();
  const { memId, memPass, cashOutPass, memNick: nick } = form;
  const { memberId: id } = await call('/api/member/signup', {
    ...form,
    recommenderId,
    altcha: await solvedCaptcha(),
  });
  const memberId = String(id);
  const member = { memberId, memId, memPass, cashOutPass, nick };
  await asOperator('/api/admin/members/approve', { memberId });
  if (cash > 0) {
    const amount = cash.toString();
    const reason = 'browser test';
    const gift = { memberId, direction: 'up', amount, reason };
    // The wallet hears of the approval a moment after it.
    await expect(async () => asOperator('/api/admin/wallet/adjust', gift)).toPass();
  }
  return member;
}

type QueueRow = { requestId: string; memId: string };

/** Decides the open request of a member, as an operator would. */
export async function decideRequest(
  kind: 'in' | 'out',
  memId: string,
  end: { move: 'approve' | 'reject'; reason?: string },
): Promise<void> {
  const { list } = await asOperator('/api/admin/cash/list', { kind, search: memId });
  const row = (list as QueueRow[]).find((one) => one.memId === memId);
  if (row === undefined) throw new Error(`${memId} has no request in the queue.`);
  const { requestId } = row;
  await asOperator('/api/admin/cash/wait', { requestId });
  await asOperator(`/api/admin/cash/${end.move}`, { requestId, reason: end.reason ?? '' });
}
