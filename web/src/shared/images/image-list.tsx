import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedImage } from '../api/contracts.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

/** Pictures under what was written; each opens in its own size. */
export function ImageList({ images }: { images: readonly UploadedImage[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : images[open];
  if (images.length === 0) return null;
  return (
    <>
      <ul aria-label={t('image.list')} className="flex flex-wrap gap-2">
        {images.map((image, at) => (
          <li key={image.imageId}>
            <button
              type="button"
              onClick={() => setOpen(at)}
              className="block cursor-zoom-in overflow-hidden rounded-md border border-line bg-sunken"
            >
              <Picture image={image} number={at + 1} className="max-h-64 w-auto max-w-full" />
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <Dialog
          title={t('image.number', { number: (open ?? 0) + 1 })}
          isOpen
          width="full"
          onClose={() => setOpen(null)}
        >
          <Picture image={shown} number={(open ?? 0) + 1} className="mx-auto h-auto max-w-full" />
        </Dialog>
      )}
    </>
  );
}

type PictureProps = { image: UploadedImage; number: number; className: string };

function Picture({ image, number, className }: PictureProps) {
  const { t } = useTranslation();
  return (
    <img
      src={image.link}
      alt={t('image.number', { number })}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
