import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { MoneyField } from './money-field.tsx';

function Amount({ max }: { max?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <MoneyField label="금액" value={value} onChange={setValue} max={max} />
      <output aria-label="sent">{value}</output>
    </>
  );
}

const field = page.getByRole('textbox', { name: '금액' });
const sent = page.getByLabelText('sent');
const key = (name: string) => page.getByRole('button', { name, exact: true });

test('an amount is grouped as it is typed, and sent as digits', async () => {
  await mount(<Amount />);
  await userEvent.type(field, '1234567');
  await expect.element(field).toHaveValue('1,234,567');
  await expect.element(sent).toHaveTextContent('1234567');
});

test.each([
  ['10,000.00', '10000', '10,000'],
  ['1만5천', '15000', '15,000'],
  ['１２３４', '1234', '1,234'],
])('%s is read as it is meant, and put in order when the field is left', async (...row) => {
  const [text, digits, shown] = row;
  await mount(<Amount />);
  await userEvent.fill(field, text);
  await expect.element(sent).toHaveTextContent(digits);
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});

test.each(['-5000', '132.4', '1e5', '1234567890123456'])(
  '%s stays, and is refused',
  async (text) => {
    await mount(<Amount />);
    await userEvent.fill(field, text);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(/숫자로 읽을 수 없습니다/);
    await userEvent.click(key('+1만'));
    await expect.element(field).toHaveValue('10,000');
  },
);

test('a fraction typed sign by sign never becomes another amount', async () => {
  await mount(<Amount />);
  await userEvent.type(field, '1234.00');
  await expect.element(sent).toHaveTextContent('1234');
  await expect.element(field).toHaveValue('1,234.00');
});

test('keys add up, and the amount is read back in words', async () => {
  await mount(<Amount />);
  await userEvent.click(key('+1만'));
  await userEvent.click(key('+5만'));
  await expect.element(field).toHaveValue('60,000');
  await expect.element(field).toHaveAccessibleDescription('6만원');
});

test('one key fills in the most there may be, another empties the field', async () => {
  await mount(<Amount max="73000" />);
  await userEvent.click(key('최대'));
  await expect.element(field).toHaveValue('73,000');
  await userEvent.click(key('정정'));
  await expect.element(field).toHaveValue('');
});

test('without a bound there is no key for it', async () => {
  await mount(<Amount />);
  await expect.element(key('정정')).toBeVisible();
  await expect.element(key('최대')).not.toBeInTheDocument();
});
