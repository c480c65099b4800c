import { ImagePlus, LoaderCircle, X } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/use-error-text.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { type FormImage, type FormImages, IMAGES_MAX } from './use-images.ts';

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

type ImageFieldProps = { images: FormImages; children: ReactNode };

/** What is written, with pictures: pasted into it, dropped on it, or chosen from files. */
export function ImageField({ images, children }: ImageFieldProps) {
  const { t } = useTranslation();
  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    images.add(files);
  }
  return (
    <DropZone
      aria-label={t('image.drop')}
      getDropOperation={(types) => (KINDS.some((kind) => types.has(kind)) ? 'copy' : 'cancel')}
      onDrop={({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []));
        void Promise.all(files).then((chosen) => images.add(chosen));
      }}
      className="rounded-md data-drop-target:outline-2 data-drop-target:outline-offset-4 data-drop-target:outline-brass data-drop-target:outline-dashed"
    >
      <div onPaste={paste} className="flex flex-col gap-3">
        {children}
        {images.images.length === 0 ? null : (
          <ul aria-label={t('image.list')} className="flex flex-wrap gap-2">
            {images.images.map((one, at) => (
              <Thumbnail
                key={one.key}
                one={one}
                number={at + 1}
                onRemove={() => images.remove(one.key)}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileTrigger
            acceptedFileTypes={KINDS}
            allowsMultiple
            onSelect={(files) => images.add([...(files ?? [])])}
          >
            <Button size="small" isDisabled={images.isFull}>
              <ImagePlus aria-hidden="true" className="size-4" />
              {t('image.add')}
            </Button>
          </FileTrigger>
          <span className="text-sm text-faint">{t('image.hint', { count: IMAGES_MAX })}</span>
        </div>
      </div>
    </DropZone>
  );
}

type ThumbnailProps = { one: FormImage; number: number; onRemove: () => void };

function Thumbnail({ one, number, onRemove }: ThumbnailProps) {
  const { t } = useTranslation();
  return (
    <li className="relative flex size-24 items-center justify-center overflow-hidden rounded-md border border-line bg-sunken">
      {one.is === 'coming' ? (
        <LoaderCircle aria-label={t('image.coming')} className="size-6 animate-spin text-faint" />
      ) : null}
      {one.is === 'there' ? (
        <img
          src={one.image.link}
          alt={t('image.number', { number })}
          width={one.image.width}
          height={one.image.height}
          className="size-full object-cover"
        />
      ) : null}
      {one.is === 'refused' ? <Refused error={one.error} /> : null}
      <span className="absolute top-0.5 right-0.5 rounded-sm bg-surface/90">
        <IconButton label={t('image.remove', { number })} onPress={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  return (
    <p role="alert" className="p-1.5 pt-8 text-xs leading-4 text-danger">
      {error === 'too-large' ? t('image.tooLarge') : textOf(error)}
    </p>
  );
}
