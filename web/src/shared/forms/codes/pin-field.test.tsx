import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PinField } from './pin-field.tsx';

function Pin() {
  const [pin, setPin] = useState('');
  return <PinField label="비밀번호" value={pin} onChange={setPin} />;
}

test('a PIN is four digits, blanks and hyphens between them or not', async () => {
  await mount(<Pin />);
  const field = page.getByLabelText('비밀번호');
  await userEvent.fill(field, '1 2-34');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1234');
  for (const text of ['a1 2-34', '12345']) {
    await userEvent.fill(field, text);
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription('숫자만 4자리까지 적어 주세요.');
  }
});
