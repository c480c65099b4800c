import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';
import { useFields } from './use-fields.ts';

const bounds = {
  id: { required: true, minLength: 4, maxLength: 6, pattern: '^[a-z]+$' },
  name: { required: true, minLength: 1, maxLength: 10 },
} as const;

type Shown = 'typing' | 'left' | 'sent';

function Account({ shown }: { shown?: Shown }) {
  const [sent, setSent] = useState('');
  const [refused, setRefused] = useState('');
  const form = useFields({
    start: { id: '', name: '', again: '' },
    bounds,
    problems: {
      id: '아이디가 맞지 않습니다.',
      name: '이름이 없습니다.',
      again: ({ id, again }) => (again === id ? undefined : '아이디가 다릅니다.'),
    },
    ...(shown === undefined ? {} : { shown }),
  });
  return (
    <Form
      onSubmit={() =>
        form.submit(
          ({ id }) => {
            setSent(id);
            form.clear();
          },
          ({ field, text }) => setRefused(`${field} ${text}`),
        )
      }
    >
      <TextField {...form.field('id')} label="아이디" />
      <TextField {...form.field('name')} label="이름" />
      <TextField {...form.field('again')} label="다시" />
      <output aria-label="sent">{sent}</output>
      <output aria-label="refused">{refused}</output>
      <Button type="submit">보내기</Button>
    </Form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const send = () => userEvent.click(page.getByRole('button', { name: '보내기' }));
const [sent, refused] = [page.getByLabelText('sent'), page.getByLabelText('refused')];

test('a form that breaks a bound is not sent, and says the first problem in its order', async () => {
  await mount(<Account />);
  await userEvent.fill(field('다시'), 'x');
  await send();
  await expect.element(refused).toHaveTextContent('id 아이디가 맞지 않습니다.');
  await expect.element(field('아이디')).toHaveAccessibleDescription('아이디가 맞지 않습니다.');
  await expect.element(field('이름')).toHaveAccessibleDescription('이름이 없습니다.');
  await expect.element(sent).toBeEmptyDOMElement();
});

test('a problem goes where it is mended, also by another field', async () => {
  await mount(<Account />);
  await send();
  await userEvent.fill(field('아이디'), 'abcd');
  await expect.element(field('아이디')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('다시')).toHaveAccessibleDescription('아이디가 다릅니다.');
  await userEvent.fill(field('다시'), 'abcd');
  await expect.element(field('다시')).not.toHaveAttribute('aria-invalid');
});

test('a form within its bounds is sent once, and can be emptied', async () => {
  await mount(<Account />);
  await userEvent.fill(field('아이디'), 'abcd');
  await userEvent.fill(field('이름'), '밤');
  await userEvent.fill(field('다시'), 'abcd');
  await send();
  await expect.element(sent).toHaveTextContent('abcd');
  await expect.element(field('아이디')).toHaveValue('');
  await expect.element(field('이름')).not.toHaveAttribute('aria-invalid');
});

test('a field takes no more than the service does', async () => {
  await mount(<Account />);
  await userEvent.type(field('아이디'), 'abcdefgh');
  await expect.element(field('아이디')).toHaveValue('abcdef');
});

test('a problem is shown where the form says: once a field was left', async () => {
  await mount(<Account shown="left" />);
  await userEvent.type(field('아이디'), 'ab');
  await expect.element(field('아이디')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field('아이디')).toHaveAccessibleDescription('아이디가 맞지 않습니다.');
});

test('a problem is shown where the form says: while it is typed', async () => {
  await mount(<Account shown="typing" />);
  await userEvent.type(field('아이디'), 'ab');
  await expect.element(field('아이디')).toHaveAccessibleDescription('아이디가 맞지 않습니다.');
});
