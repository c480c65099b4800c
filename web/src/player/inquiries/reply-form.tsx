import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { replyBounds as bounds } from '../../shared/forms/player-bounds.gen.ts';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { ImageField } from '../../shared/images/image-field.tsx';
import { useImages } from '../../shared/images/use-images.ts';
import { inquiriesKey } from '../../shared/member/inquiries.ts';
import { api } from '../../shared/member/member-session.ts';
import { saveMemberImage } from '../../shared/member/save-image.ts';
import { Button } from '../../shared/ui/controls/button.tsx';

/** Going on with an inquiry: it waits for an answer again. */
export function ReplyForm({ boardIdx }: { boardIdx: number }) {
  const { t } = useTranslation('inquiry');
  const form = useFields({ start: { body: '' }, bounds: { body: bounds.body } });
  const images = useImages(saveMemberImage);
  const isEmpty = form.values.body.trim() === '';
  const write = useSubmit({
    send: (wish: { boardIdx: number; body: string; images: string[] }, headers) =>
      answerOf(api.POST('/api/board/qna/write', { body: wish, headers })),
    async onDone() {
      form.clear();
      images.clear();
      await queryClient.invalidateQueries({ queryKey: inquiriesKey });
    },
  });
  const send = () =>
    form.submit(({ body }) => write.mutate({ boardIdx, body: body.trim(), images: images.ids }));
  return (
    <Form
      onSubmit={() => (isEmpty ? undefined : send())}
      className="flex flex-col gap-2 border-t border-line pt-5"
    >
      <ImageField images={images}>
        <TextArea
          {...form.field('body')}
          label={t('reply')}
          rows={3}
          placeholder={t('replyHint')}
        />
      </ImageField>
      <FormError error={write.error} />
      <Button
        type="submit"
        look="main"
        className="self-end"
        isPending={write.isPending}
        isDisabled={isEmpty || images.isComing}
      >
        {t('replySend')}
      </Button>
    </Form>
  );
}
