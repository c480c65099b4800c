import { expect, type Page } from '@playwright/test';
import { stretched } from '../../infra/kit/src/testing/limits.ts';
import { freshMember } from './fresh-member.ts';
import { money, type Stage } from './on-both-sizes.ts';
import { confirmAlert, enterSite, headerBalance } from './people.ts';
import { expectSound } from './soundness.ts';
import { loseAnswers } from './unsteady-line.ts';

/** The longest story has to fit into what is left of a round, on a machine that is busy too. */
const secondsNeeded = 60;
const untilNextRound = stretched(150_000);

money.onBothSizes(
  'two bets are placed on the coming round, and seen everywhere at once',
  async (stage) => {
    const { page, size } = stage;
    await startBetting(page, 'kinoladder', 100_000);
    await choose(page, '출발', '좌');
    await choose(page, '줄 수', '3줄');
    await openSlip(stage);
    await stakeOn(page, '출발 좌', '10000');
    await stakeOn(page, '줄 수 3줄', '5000');
    const slip = slipOf(stage);
    await slip.getByText('자세히').click();
    await expect(slip.getByRole('definition').first()).toHaveText('15,000원');
    await expect(slip).toContainText('85,000원');
    await expectSound(page);

    await slip.getByRole('button', { name: '베팅하기' }).click();
    await confirmAlert(page, '베팅 금액 15,000원');
    await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible();
    await expect(slip.getByText(/^슬립 번호 [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expect(headerBalance(page)).toHaveText('85,000원');
    await closeSlip(stage);

    const mine = page.getByRole('region', { name: /나의 베팅$/ }).first();
    await expect(mine.getByRole('listitem')).toHaveCount(2);
    await expect(mine.getByText('결과 대기').first()).toBeVisible();
    await page.goto(size === 'desktop' ? '/member/mypage/betting/list' : '/member/betList');
    await expect(page.getByText(/키노사다리 \d+회/).filter({ visible: true })).toHaveCount(2);
    await page.getByRole('button', { name: '상세 보기' }).first().click();
    const detail = page.getByRole('dialog');
    await expect(detail).toContainText('접수 완료');
    await expect(detail).toContainText('15,000원');
    await expectSound(page);
    await page.goBack();
    await expect(detail).toBeHidden();
  },
);

money.onOneSize(
  'phone',
  'the other side of a bet that is held is refused where it stands',
  async (stage) => {
    const { page } = stage;
    await startBetting(page, 'kinoladder', 100_000);
    await choose(page, '홀짝', '홀');
    await openSlip(stage);
    await stakeOn(page, '홀짝 홀', '10000');
    await place(stage, '베팅 금액 10,000원');
    const slip = slipOf(stage);
    await slip.getByRole('button', { name: '새로 고르기' }).click();
    await closeSlip(stage);

    await choose(page, '홀짝', '짝');
    await openSlip(stage);
    await stakeOn(page, '홀짝 짝', '10000');
    await slip.getByRole('button', { name: '베팅하기' }).click();
    await confirmAlert(page, '베팅 금액 10,000원');
    const words = '한 회차의 같은 마켓에서는 하나만 선택하실 수 있습니다.';
    await expect(slip.getByRole('alert')).toContainText(words);
    await expect(slip.getByRole('listitem').getByText(words)).toBeVisible();
    await expectSound(page);
    await expect(headerBalance(page)).toHaveText('90,000원');
  },
);

money.onOneSize(
  'desktop',
  'more than there is, and less than may be, cannot be staked',
  async (stage) => {
    const { page } = stage;
    await startBetting(page, 'kinoladder', 10_000);
    await choose(page, '홀짝', '홀');
    await openSlip(stage);
    const slip = slipOf(stage);
    const submit = slip.getByRole('button', { name: '베팅하기' });
    await submit.click();
    await expect(slip.getByText('베팅 금액을 입력해 주세요.')).toBeVisible();
    await stakeOn(page, '홀짝 홀', '500');
    await expect(slip.getByText('1,000원부터 베팅하실 수 있습니다.')).toBeVisible();
    await stakeOn(page, '홀짝 홀', '10001');
    await expect(slip.getByText('보유금보다 많은 금액입니다.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await slip.getByRole('button', { name: '최대', exact: true }).click();
    await place(stage, '베팅 금액 10,000원');
    await expect(headerBalance(page)).toHaveText('0원');
  },
);

money.onOneSize('phone', 'a bet whose answer is lost is placed once', async (stage) => {
  const { page } = stage;
  await startBetting(page, 'powerladder', 100_000);
  await choose(page, '출발', '우');
  await openSlip(stage);
  await stakeOn(page, '출발 우', '20000');
  const slip = slipOf(stage);
  const sent = await loseAnswers(page, '/api/bet/betProc', 1);
  await slip.getByRole('button', { name: '베팅하기' }).dblclick();
  await confirmAlert(page, '베팅 금액 20,000원');
  await expect(slip.getByText('처리 결과를 받지 못했습니다.')).toBeVisible();
  await expect(headerBalance(page)).toHaveText('80,000원');
  await slip.getByRole('button', { name: '다시 보내기' }).click();
  await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible();
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  await closeSlip(stage);
  const mine = page.getByRole('region', { name: /나의 베팅$/ }).first();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(headerBalance(page)).toHaveText('80,000원');
});

/**
 * A member of the story's own on a game's page, with enough left of the round. Not on speedkino's:
 * the back office's story declares rounds of it void.
 */
async function startBetting(page: Page, game: string, cash: number): Promise<void> {
  const member = await freshMember(cash);
  await enterSite(page, member, `/member/minigame/${game}`);
  await expect(headerBalance(page)).toHaveText(`${cash.toLocaleString('ko-KR')}원`);
  await expect(async () => {
    const time = (await page.getByRole('timer').first().textContent()) ?? '';
    const [minutes = 0, seconds = 0] = time.split(':').map(Number);
    expect(minutes * 60 + seconds).toBeGreaterThan(secondsNeeded);
  }).toPass({ timeout: untilNextRound });
}

async function choose(page: Page, market: string, name: string): Promise<void> {
  const group = page.getByRole('group', { name: market, exact: true });
  const cell = group.getByRole('button', { name: new RegExp(`^${name} \\d`) });
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
}

/** The rail of a desktop, the sheet of a phone. */
function slipOf({ page, size }: Stage) {
  return size === 'phone'
    ? page.getByRole('dialog', { name: '베팅 슬립' })
    : page.locator('section').filter({ has: page.getByRole('heading', { name: '베팅 슬립' }) });
}

async function openSlip({ page, size }: Stage): Promise<void> {
  if (size === 'phone') await page.getByTestId('slip-bar').click();
}

async function closeSlip({ page, size }: Stage): Promise<void> {
  if (size === 'desktop') return;
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function stakeOn(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('group', { name, exact: true }).getByLabel('베팅 금액').fill(amount);
}

async function place(stage: Stage, words: string): Promise<void> {
  const slip = slipOf(stage);
  await slip.getByRole('button', { name: '베팅하기' }).click();
  await confirmAlert(stage.page, words);
  await expect(slip.getByText('베팅이 접수되었습니다.')).toBeVisible();
}
