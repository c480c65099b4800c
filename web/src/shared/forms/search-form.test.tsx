import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { SearchForm } from './search-form.tsx';

function List({ onSearch = () => undefined }: { onSearch?: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <>
      <SearchForm
        label="회원 검색"
        words={words}
        onSearch={(wanted) => {
          onSearch(wanted);
          setWords(wanted);
        }}
      />
      <p>찾은 말: {words === '' ? '없음' : words}</p>
      <button type="button" onClick={() => setWords('뒤로')}>
        뒤로
      </button>
    </>
  );
}

const field = page.getByRole('searchbox', { name: '회원 검색' });

test('the keyboard stays in the field that was searched by, and in the one that was emptied', async () => {
  await mount(<List />);
  await userEvent.type(field, ' 달빛 {Enter}');
  await expect.element(page.getByText('찾은 말: 달빛')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, '별');
  await expect.element(field).toHaveValue(' 달빛 별');

  await page.getByRole('button', { name: '검색 지우기' }).click();
  await expect.element(page.getByText('찾은 말: 없음')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('words of going back are put into the field, also those asked for before', async () => {
  await mount(<List />);
  await userEvent.type(field, '뒤로{Enter}');
  await userEvent.fill(field, '달빛');
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByText('찾은 말: 달빛')).toBeVisible();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect.element(field).toHaveValue('뒤로');
});
