import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadedImage } from '../../shared/api/contracts.ts';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ImageField } from '../../shared/images/image-field.tsx';
import { ImageList } from '../../shared/images/image-list.tsx';
import { useImages } from '../../shared/images/use-images.ts';
import { saveMemberImage } from '../../shared/member/save-image.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { BetChoice } from './bet-choice.tsx';
import type { PostDraft } from './model/post-draft.ts';
import { usePostForm } from './use-post-form.ts';

type PostFormProps = {
  start: PostDraft;
  post: { boardIdx: number; version: number } | null;
  /** Those a post has already. */
  pictures?: readonly UploadedImage[];
};

/** The editor: words with a preview, and a bet to show with them. */
export function PostForm({ start, post, pictures = [] }: PostFormProps) {
  const { t } = useTranslation('community');
  const images = useImages(saveMemberImage, pictures);
  const form = usePostForm(start, post, images.ids);
  const { betId, isStakeHidden } = form.values;
  return (
    <Panel>
      <div className="flex flex-col gap-5">
        <TextField {...form.field('title')} label={t('posts.headline')} />
        <PostText form={form} images={images} />
        <BetChoice betId={betId} onChange={form.field('betId').onChange} />
        {betId === '' ? null : (
          <Switch
            label={t('posts.hideStake')}
            isOn={isStakeHidden}
            onChange={form.field('isStakeHidden').onChange}
          />
        )}
        <FormError error={form.error} />
        <div className="flex justify-end gap-2">
          <ButtonLink to="/member/board/list">{t('posts.cancel')}</ButtonLink>
          <Button
            look="main"
            isPending={form.isPending}
            isDisabled={images.isComing}
            onPress={() => void form.send()}
          >
            {t('posts.publish')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

type PostTextProps = { form: ReturnType<typeof usePostForm>; images: ReturnType<typeof useImages> };

/** The words and pictures, to be written or seen as they will stand. */
function PostText({ form, images }: PostTextProps) {
  const { t } = useTranslation('community');
  const [view, setView] = useState<'write' | 'preview'>('write');
  return (
    <>
      <Segmented
        label={t('posts.view')}
        choices={(['write', 'preview'] as const).map((id) => ({
          id,
          text: t(`posts.editor.${id}`),
        }))}
        value={view}
        onChange={setView}
      />
      {view === 'write' ? (
        <ImageField images={images}>
          <TextArea
            {...form.field('body')}
            label={t('posts.body')}
            rows={12}
            hint={t('posts.bodyHint')}
          />
        </ImageField>
      ) : (
        <div className="min-h-60 rounded-md border border-line p-4">
          <MarkedText text={form.values.body} />
          <ImageList
            images={images.images.flatMap((one) => (one.is === 'there' ? one.image : []))}
          />
        </div>
      )}
    </>
  );
}
