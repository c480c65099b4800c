import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PinField } from './pin-field.tsx';

function Pin() {
  const [pin, setPin] = useState('');
  return <PinField label="비밀번호" value={pin} onChange={setPin} />;
}

test('a PIN takes four digits and nothing else', async () => {
  await mount(<Pin />);
  const field = page.getByLabelText('비밀번호');
  await userEvent.type(field, 'a1 2-34');
  await expect.element(field).toHaveValue('1234');
  await userEvent.type(field, '5');
  await expect.element(field).toHaveValue('1234');
});
