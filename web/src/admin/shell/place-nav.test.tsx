import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator, asSiteOperator } from '../shared/testing/as-operator.ts';
import { PhoneNav } from './phone-nav.tsx';
import { PlaceNav } from './place-nav.tsx';

const waiting = {
  signUps: 2,
  deposits: { requested: 1, waiting: 1 },
  withdrawals: undefined,
  adjustments: undefined,
  inquiries: undefined,
  heldGrants: undefined,
  deadLetters: undefined,
};

function answerOperator() {
  answerCalls(asOperator('betting.read', 'cash.read', 'members.read'));
}

const inGroup = (group: string, place: RegExp) =>
  page.getByRole('region', { name: group }).getByRole('link', { name: place });

test('the places stand under what they are about; a group without any is not there', async () => {
  answerOperator();
  await mount(<PlaceNav waiting={waiting} />);
  await expect.element(inGroup('입출금', /입금 관리 2/)).toBeVisible();
  await expect.element(inGroup('베팅', /베팅 내역/)).toBeVisible();
  await expect.element(inGroup('스포츠', /책임액/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: '기록과 점검' })).not.toBeInTheDocument();
});

test('what concerns every site is no place of an operator of one', async () => {
  answerCalls(asSiteOperator('betting.read', 'reconciliation.read'));
  await mount(<PlaceNav waiting={waiting} />);
  await expect.element(inGroup('기록과 점검', /대사/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /게임사 대사/ })).not.toBeInTheDocument();
});

test('a phone says how much waits, and shows every place at one press', async () => {
  answerOperator();
  await mount(<PhoneNav waiting={waiting} />, { on: 'phone' });
  const menu = page.getByRole('button', { name: /메뉴.*4/ });
  await menu.click();
  const sheet = page.getByRole('dialog', { name: '관리 메뉴' });
  await expect.element(sheet.getByRole('link', { name: '경기와 마켓' })).toBeInTheDocument();
  await sheet.getByRole('link', { name: '베팅 내역' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
