import { useTranslation } from 'react-i18next';
import { shortNumber } from '../../shared/format/short-number.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ImageField } from '../../shared/images/image-field.tsx';
import { useImages } from '../../shared/images/use-images.ts';
import { saveMemberImage } from '../../shared/member/save-image.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { SupportPaths } from '../content/support-paths.ts';
import { BetChoice } from '../posts/bet-choice.tsx';
import { FaqSuggestions } from './faq-suggestions.tsx';
import { type AskSearch, inquiryKinds } from './inquiry-search.ts';
import { useInquiryForm } from './use-inquiry-form.ts';

type InquiryFormProps = { paths: SupportPaths; search: AskSearch };

/** Kind, words, and the bet or request they are about. */
export function InquiryForm({ paths, search }: InquiryFormProps) {
  const { t } = useTranslation('inquiry');
  const images = useImages(saveMemberImage);
  const form = useInquiryForm(paths, search, images.ids);
  const { kind, title, body, betId } = form.values;
  const request = search.deposit ?? search.withdrawal;
  return (
    <div className="grid gap-5 lg:grid-cols-[1fr_22rem] lg:items-start">
      <Panel>
        <Form onSubmit={form.send} className="flex flex-col gap-5">
          <div className="flex flex-col gap-1.5">
            <Segmented
              label={t('kind')}
              choices={inquiryKinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
              value={kind}
              onChange={form.field('kind').onChange}
            />
            <p className="text-sm text-faint">{t(`kindNotes.${kind}`)}</p>
          </div>
          <TextField {...form.field('title')} label={t('headline')} />
          <ImageField images={images}>
            <TextArea {...form.field('body')} label={t('body')} rows={8} hint={t('bodyHint')} />
          </ImageField>
          {request === undefined ? (
            <BetChoice betId={betId} onChange={form.field('betId').onChange} />
          ) : (
            <p className="text-sm text-muted">
              {t(search.deposit === undefined ? 'aboutWithdrawal' : 'aboutDeposit', {
                number: shortNumber(request),
              })}
            </p>
          )}
          <FormError error={form.error} />
          <div className="flex justify-end gap-2">
            <ButtonLink to={paths.inquiries}>{t('cancel')}</ButtonLink>
            <Button
              type="submit"
              look="main"
              isPending={form.isPending}
              isDisabled={images.isComing}
            >
              {t('send')}
            </Button>
          </div>
        </Form>
      </Panel>
      <FaqSuggestions text={`${title} ${body}`} />
    </div>
  );
}
