import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressWithHangul } from '../testing/hangul.ts';
import { mount } from '../testing/mount.tsx';
import { useSlipKey } from './slip-focus.ts';

function Site() {
  useSlipKey();
  return (
    <>
      <input aria-label="Search" />
      <button type="button">1.90</button>
      <div data-slip="">
        <button type="button">Remove</button>
        <input aria-label="Stake" />
      </div>
    </>
  );
}

const price = page.getByRole('button', { name: '1.90' });
const stake = page.getByLabelText('Stake');
const search = page.getByLabelText('Search');

test('one key leads from a price to the stake, and back to the price', async () => {
  await mount(<Site />);
  price.element().focus();
  await userEvent.keyboard('b');
  await expect.element(stake).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(price).toHaveFocus();
  await userEvent.keyboard('b');
  await userEvent.keyboard('{Escape}');
  await expect.element(price).toHaveFocus();
  await expect.element(stake).toHaveValue('');
});

test('with Hangul switched on the key is the same key', async () => {
  await mount(<Site />);
  price.element().focus();
  pressWithHangul('b', { isComposing: true });
  await expect.element(price).toHaveFocus();
  pressWithHangul('b');
  await expect.element(stake).toHaveFocus();
  pressWithHangul('b');
  await expect.element(price).toHaveFocus();
});

test('where letters are written the key is a letter', async () => {
  await mount(<Site />);
  await userEvent.type(search, 'b');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('b');
});
