import { useState } from 'react';
import { v4 } from 'uuid';
import type { UploadedImage } from '../api/contracts.ts';

/** As the service has it. */
export const IMAGES_MAX = 8;
export const IMAGE_BYTES_MAX = 5_242_880;

/** A picture in a form: on its way, there, or refused. */
export type FormImage =
  | { key: string; name: string; is: 'coming' }
  | { key: string; name: string; is: 'there'; image: UploadedImage }
  | { key: string; name: string; is: 'refused'; error: unknown };

/** Sends a picture as base64. */
export type SaveImage = (data: string) => Promise<UploadedImage>;

export type FormImages = ReturnType<typeof useImages>;

/** The pictures of a form: each is sent as soon as it is chosen, so that the form itself is sent at once. */
export function useImages(save: SaveImage, start: readonly UploadedImage[] = []) {
  const [images, setImages] = useState<readonly FormImage[]>(() =>
    start.map((image) => ({ key: image.imageId, name: '', is: 'there', image })),
  );
  const put = (changed: FormImage) =>
    setImages((all) => all.map((one) => (one.key === changed.key ? changed : one)));

  async function send(key: string, file: File): Promise<void> {
    const about = { key, name: file.name };
    try {
      put({ ...about, is: 'there', image: await save(await base64Of(file)) });
    } catch (error) {
      put({ ...about, is: 'refused', error });
    }
  }

  return {
    images,
    isFull: images.length >= IMAGES_MAX,
    isComing: images.some(({ is }) => is === 'coming'),
    ids: images.flatMap((one) => (one.is === 'there' ? one.image.imageId : [])),
    add(files: readonly File[]): void {
      const room = IMAGES_MAX - images.length;
      const chosen = files.slice(0, room).map((file) => ({ key: v4(), file }));
      setImages((all) => [
        ...all,
        ...chosen.map(({ key, file }): FormImage => {
          const about = { key, name: file.name };
          return file.size > IMAGE_BYTES_MAX
            ? { ...about, is: 'refused', error: 'too-large' }
            : { ...about, is: 'coming' };
        }),
      ]);
      for (const { key, file } of chosen) if (file.size <= IMAGE_BYTES_MAX) void send(key, file);
    },
    remove: (key: string) => setImages((all) => all.filter((one) => one.key !== key)),
    clear: () => setImages([]),
  };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
