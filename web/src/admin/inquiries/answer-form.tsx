import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { ImageField } from '../../shared/images/image-field.tsx';
import { useImages } from '../../shared/images/use-images.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { answerBounds } from '../shared/back-office-bounds.gen.ts';
import type { BackOfficeInquiryDetail } from '../shared/contracts.ts';
import { useOperator } from '../shared/use-operator.ts';
import { MacroChoice } from './macro-choice.tsx';
import { saveBackOfficeImage } from './save-image.ts';
import { useWriteAnswer } from './shared/use-work.ts';

/** The answer, or a note for operators; only who has taken the inquiry writes in it. */
export function AnswerForm({ inquiry }: { inquiry: BackOfficeInquiryDetail }) {
  const { t } = useTranslation('helpdesk');
  const operator = useOperator();
  const form = useFields<{ to: 'member' | 'operators'; body: string }>({
    start: { to: 'member', body: '' },
    bounds: { body: answerBounds.body },
  });
  const images = useImages(saveBackOfficeImage);
  const write = useWriteAnswer(inquiry, () => {
    form.set('body', '');
    images.clear();
  });
  const { holder, language } = inquiry;
  if (holder === null || holder !== operator?.loginId) {
    return (
      <p className="rounded-md bg-sunken px-4 py-3 text-sm text-muted">
        {t(holder === null ? 'takeFirst' : 'heldBy', { operator: holder ?? '' })}
      </p>
    );
  }
  const { to, body } = form.values;
  const isNote = to === 'operators';
  const isEmpty = body.trim() === '';
  const send = () =>
    form.submit((typed) => write.send({ body: typed.body.trim(), isNote, images: images.ids }));
  return (
    <Form
      onSubmit={() => (isEmpty ? undefined : send())}
      className="flex flex-col gap-3 border-t border-line pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented
          label={t('to')}
          choices={(['member', 'operators'] as const).map((id) => ({ id, text: t(`tos.${id}`) }))}
          value={to}
          onChange={form.field('to').onChange}
        />
        <MacroChoice
          macros={inquiry.macros}
          language={language}
          onChoose={(text) => form.set('body', isEmpty ? text : `${body.trimEnd()}\n\n${text}`)}
        />
      </div>
      <ImageField images={images}>
        <TextArea
          {...form.field('body')}
          label={t(isNote ? 'noteText' : 'answerText')}
          rows={6}
          hint={isNote ? t('noteHint') : t('answerHint', { language: t(`languages.${language}`) })}
        />
      </ImageField>
      <FormError error={write.error} />
      <Button
        type="submit"
        look={isNote ? 'plain' : 'main'}
        className="self-end"
        isPending={write.isPending}
        isDisabled={isEmpty || images.isComing}
      >
        {t(isNote ? 'noteSend' : 'answerSend')}
      </Button>
    </Form>
  );
}
