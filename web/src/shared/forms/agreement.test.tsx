import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Agreement } from './agreement.tsx';

function Rules() {
  const [isAgreed, agree] = useState(false);
  return <Agreement name="rules" label="이용 약관 동의" isAgreed={isAgreed} onChange={agree} />;
}

/** What a token comes to, as the browser writes it. */
function colourOf(token: string): string {
  const sample = document.createElement('span');
  sample.style.color = `var(${token})`;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

test('a box that is not ticked has the colours of a field, and of the site once it is', async () => {
  await mount(<Rules />);
  const box = page.getByRole('checkbox', { name: '이용 약관 동의' });
  const look = () => getComputedStyle(box.element()).backgroundColor;
  expect(getComputedStyle(box.element()).appearance).toBe('none');
  expect(look()).toBe(colourOf('--ink-field'));
  await box.click();
  await expect.element(box).toBeChecked();
  await expect.poll(look).toBe(colourOf('--brass'));
});
