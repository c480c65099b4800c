import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { mount } from '../../../shared/testing/mount.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useDraft } from './use-draft.ts';

const first = { name: '하나', note: '처음', levels: [{ level: '1' }] };

/** Settings that somebody else can save meanwhile. */
function Settings() {
  const [saved, setSaved] = useState(first);
  const { fields, changed, put, discard } = useDraft(saved);
  return (
    <>
      <TextField label="이름" value={fields.name} onChange={(name) => put({ name })} />
      <TextField label="메모" value={fields.note} onChange={(note) => put({ note })} />
      <output aria-label="levels">{fields.levels.map(({ level }) => level).join()}</output>
      <output aria-label="changed">{changed.join()}</output>
      <Button onPress={() => put({ levels: [...fields.levels, { level: '2' }] })}>add</Button>
      <Button onPress={discard}>discard</Button>
      <Button onPress={() => setSaved({ ...first, name: '둘', note: '나중' })}>theirs</Button>
    </>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const changed = page.getByLabelText('changed');

test('what was changed stays when newer settings come, and the rest follows', async () => {
  await mount(<Settings />);
  await userEvent.fill(field('메모'), '내 것');
  await press('theirs');
  await expect.element(field('이름')).toHaveValue('둘');
  await expect.element(field('메모')).toHaveValue('내 것');
  await expect.element(changed).toHaveTextContent('note');
  await expect.element(changed).not.toHaveTextContent('name');
});

test('changes go away together', async () => {
  await mount(<Settings />);
  await userEvent.fill(field('이름'), '셋');
  await press('add');
  await expect.element(page.getByLabelText('levels')).toHaveTextContent('1,2');
  await expect.element(changed).toHaveTextContent('name,levels');
  await press('discard');
  await expect.element(field('이름')).toHaveValue('하나');
  await expect.element(page.getByLabelText('levels')).not.toHaveTextContent('2');
  await expect.element(changed).toBeEmptyDOMElement();
});

test('what is put back is no change', async () => {
  await mount(<Settings />);
  await userEvent.fill(field('이름'), '셋');
  await userEvent.fill(field('이름'), '하나');
  await expect.element(changed).toBeEmptyDOMElement();
});
