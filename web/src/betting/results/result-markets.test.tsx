import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, screens } from '../../shared/testing/mount.tsx';
import { fixtureRow, marketView } from '../sportsbook/testing/sport-answers.ts';
import { ResultMarkets } from './result-markets.tsx';

const whole = { span: 'regular', count: 'points' };

/** As many lines as a match of soccer has: half of them gave the stake back. */
function manyLines() {
  const lines = Array.from({ length: 35 }, (_, at) => at - 17);
  const markets = lines.flatMap((line) => [
    { ...marketView({ kind: 'handicap', ...whole, line }, ['home', 'away']), winners: ['home'] },
    { ...marketView({ kind: 'total', ...whole, line: line + 18 }, ['over', 'under']), winners: [] },
  ]);
  return fixtureRow(1, { state: 'finished', markets } as never);
}

test('a match of seventy lines is a screen at most, folded by market, on a phone', async () => {
  await mount(<ResultMarkets row={manyLines() as never} />, { on: 'phone' });
  const folds = page.getByRole('group');
  await expect.poll(() => folds.elements().length).toBe(2);
  const height = () => document.querySelector('ul')?.getBoundingClientRect().height ?? 0;
  expect(height()).toBeLessThan(120);
  await userEvent.click(page.getByText('핸디캡', { exact: false }).first());
  await expect.poll(height).toBeGreaterThan(120);
  expect(height()).toBeLessThan(screens.phone.height);
});

test('where stakes went back nobody has lost: it is a push', async () => {
  const draw = { ...marketView({ kind: 'handicap', ...whole, line: 0 }, ['home']), winners: [] };
  await mount(<ResultMarkets row={fixtureRow(1, { markets: [draw] }) as never} />);
  await expect.element(page.getByText('적특')).toBeVisible();
});
