import { expect, test } from 'vitest';
import { windowToLead } from '../../../worker/window-to-lead.ts';

const site = 'https://noriter.example';
const game = { url: `${site}/member/slot/game?url=https%3A%2F%2Fvendor.example&session=1` };
const backOffice = { url: `${site}/admin/cash/deposits` };
const bets = { url: `${site}/member/mypage/betting/list` };
const slots = { url: `${site}/member/slotgame` };

test('a notification leads the window of the site that was in front last', () => {
  expect(windowToLead([bets, slots])).toBe(bets);
  expect(windowToLead([slots, bets])).toBe(slots);
});

test('it takes no running game out of its window, nor an operator off the back office', () => {
  expect(windowToLead([game, backOffice, bets])).toBe(bets);
  expect(windowToLead([{ url: `${site}/admin` }, game])).toBeUndefined();
  expect(windowToLead([])).toBeUndefined();
});
