import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { ImageField } from './image-field.tsx';
import { ImageList } from './image-list.tsx';
import { IMAGES_MAX, type SaveImage, useImages } from './use-images.ts';

const link = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const image = (imageId: string) => ({ imageId, link, width: 4, height: 3 });

function Writing({ save }: { save: SaveImage }) {
  const images = useImages(save);
  return (
    <ImageField images={images}>
      <textarea aria-label="글" />
      <output>{images.ids.join(' ')}</output>
    </ImageField>
  );
}

const png = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

function paste(files: File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  page.getByRole('textbox', { name: '글' }).element().dispatchEvent(event);
}

test('pictures that are pasted are sent at once, and can be taken out', async () => {
  const sent: string[] = [];
  await mount(
    <Writing
      save={async (data) => {
        sent.push(data);
        return image(`id-${sent.length}`);
      }}
    />,
  );
  paste([png('하나.png'), png('둘.png')]);
  await expect.element(page.getByText('id-1 id-2')).toBeVisible();
  expect(sent).toEqual(['AAAA', 'AAAA']);
  await userEvent.click(page.getByRole('button', { name: '이미지 1 빼기' }));
  await expect.element(page.getByText('id-2', { exact: true })).toBeVisible();
});

test('what is refused says why at its place; what is too large is not sent', async () => {
  let asked = 0;
  await mount(
    <Writing
      save={() => {
        asked += 1;
        return Promise.reject(new Error('x'));
      }}
    />,
  );
  paste([png('큰.png', 5_242_881)]);
  await expect.element(page.getByText('5메가바이트보다 큽니다.')).toBeVisible();
  expect(asked).toBe(0);
  paste([png('작은.png')]);
  await expect.element(page.getByRole('alert').nth(1)).toBeVisible();
  expect(asked).toBe(1);
});

test('there is room for eight', async () => {
  let count = 0;
  await mount(
    <Writing
      save={async () => {
        count += 1;
        return image(`n${count}`);
      }}
    />,
  );
  paste(Array.from({ length: IMAGES_MAX + 3 }, (_, at) => png(`${at}.png`)));
  await expect.element(page.getByRole('button', { name: '이미지 추가' })).toBeDisabled();
  await expect.poll(() => count).toBe(IMAGES_MAX);
});

test.each(['desktop', 'phone'] as const)('a picture opens in its own size on a %s', async (on) => {
  await mount(<ImageList images={[image('a'), image('b')]} />, { on });
  await userEvent.click(page.getByRole('button', { name: '이미지 2' }));
  await expect.element(page.getByRole('dialog', { name: '이미지 2' })).toBeVisible();
});
