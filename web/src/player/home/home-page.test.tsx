import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { HomePage } from './home-page.tsx';

const popup = {
  bannerIdx: 71,
  version: 1,
  title: '가입 축하 이벤트',
  body: '첫 입금에 보너스를 드립니다.',
  language: 'ko',
  link: null,
};
const settleMs = 500;

test('a popup waits until a guest has read why they were led to the main page', async () => {
  answerCalls({
    '/api/main/popupList': () => {
      // It is said while the main page asks for what it shows.
      void showAlert('로그인 이후 이용 가능합니다.');
      return { data: { list: [popup] } };
    },
  });
  await mount(<HomePage lobby={null} games={null} />);
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const opened = page.getByRole('dialog', { name: '가입 축하 이벤트' });
  expect(opened.elements()).toHaveLength(0);
  await userEvent.click(alert.getByRole('button'));
  await expect.element(opened).toBeVisible();
});

test('at 2560 pixels the picture at the top ends softly on both sides', async () => {
  answerCalls({});
  await mount(<HomePage lobby={null} games={null} />);
  await page.viewport(2_560, 1_300);
  const picture = document.querySelector('section > svg');
  const mask = picture === null ? '' : getComputedStyle(picture).maskImage;
  expect(mask.match(/rgba\(0, 0, 0, 0\)/g)).toHaveLength(2);
  expect(picture?.getBoundingClientRect().right).toBeLessThan(2_560);
});
