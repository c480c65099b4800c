import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { commentBounds as bounds } from '../../shared/forms/player-bounds.gen.ts';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { postsKey } from './model/post-queries.ts';

type CommentFormProps = { boardIdx: number; parentIdx: number | null; onDone?: () => void };

/** The field for a comment, or for an answer to one. */
export function CommentForm({ boardIdx, parentIdx, onDone }: CommentFormProps) {
  const { t } = useTranslation('community');
  const form = useFields({ start: { body: '' }, bounds });
  const isEmpty = form.values.body.trim() === '';
  const save = useSubmit({
    send: (text: string, headers) =>
      answerOf(
        api.POST('/api/board/cmtSave', { body: { boardIdx, parentIdx, body: text }, headers }),
      ),
    async onDone() {
      form.clear();
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: postsKey });
    },
  });
  const send = () => form.submit(({ body }) => save.mutate(body.trim()));
  return (
    <Form onSubmit={() => (isEmpty ? undefined : send())} className="flex flex-col gap-2">
      <TextArea
        {...form.field('body')}
        label={t(parentIdx === null ? 'posts.comment' : 'posts.answer')}
        isLabelHidden
        placeholder={t('posts.commentHint')}
        rows={2}
      />
      <FormError error={save.error} />
      <Button
        type="submit"
        look="main"
        className="self-end"
        isPending={save.isPending}
        isDisabled={isEmpty}
      >
        {t('posts.send')}
      </Button>
    </Form>
  );
}
