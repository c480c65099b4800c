import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
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

test('what is no digit is not taken', async () => {
  await mount(<Amount />);
  await userEvent.type(field, '-5a.0');
  await expect.element(sent).toHaveTextContent('50');
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
