import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type FieldProps = Partial<TextFieldProps> & { problemOf?: (value: string) => string | undefined };

function Field({ problemOf, ...props }: FieldProps) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="이름"
      hint="두 글자 이상"
      value={value}
      onChange={setValue}
      {...(problemOf === undefined ? {} : { error: problemOf(value) })}
      {...props}
    />
  );
}

const field = page.getByRole('textbox', { name: '이름' });
const tooShort = (value: string) => (value.length < 2 ? '이름이 너무 짧습니다.' : undefined);

test('a field is named by its label and explained by its hint', async () => {
  await mount(<Field />);
  await expect.element(field).toHaveAccessibleDescription('두 글자 이상');
  await expect.element(field).toBeValid();
});

test('a problem takes the place of the hint, for the eye and for a screen reader', async () => {
  await mount(<Field problemOf={tooShort} />);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('이름이 너무 짧습니다.');
  await expect.element(page.getByText('두 글자 이상')).not.toBeInTheDocument();
});

test('a problem goes as soon as it is mended', async () => {
  await mount(<Field problemOf={tooShort} />);
  await userEvent.type(field, '가나');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('두 글자 이상')).toBeVisible();
});

test('a hidden label still names the field', async () => {
  await mount(<Field isLabelHidden />);
  await expect.element(field).toBeVisible();
  expect(page.getByText('이름').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('a field that is only read keeps what it holds', async () => {
  await mount(<Field isReadOnly value="noriter" takesFocus />);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('noriter');
});
