import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { reportBounds as bounds } from '../../shared/forms/player-bounds.gen.ts';
import { Select } from '../../shared/forms/select.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';

const reasons = ['abuse', 'advert', 'fraud', 'obscene', 'other'] as const;

type Report = { reason: (typeof reasons)[number]; note: string };

type ReportDialogProps = { boardIdx: number; cmtIdx: number | null; onClose: () => void };

/** Tells the operators of a post or comment that should not be there. */
export function ReportDialog({ boardIdx, cmtIdx, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community');
  const form = useFields<Report>({ start: { reason: 'abuse', note: '' }, bounds });
  const report = useMutation({
    mutationFn: ({ reason, note }: Report) => {
      const body = { boardIdx, cmtIdx, reason, note: note.trim() };
      return answerOf(api.POST('/api/board/free/report', { body }));
    },
    onSuccess() {
      toast('good', t('posts.reported'));
      onClose();
    },
  });
  return (
    <Dialog title={t('posts.report')} isOpen onClose={onClose} isDismissable={false}>
      <Form onSubmit={() => form.submit((typed) => report.mutate(typed))}>
        <Select
          label={t('posts.reason')}
          choices={reasons.map((id) => ({ id, text: t(`posts.reasons.${id}`) }))}
          value={form.values.reason}
          placeholder={t('posts.reason')}
          onChange={(id) => form.set('reason', reasons.find((known) => known === id) ?? 'other')}
        />
        <TextArea {...form.field('note')} label={t('posts.reportNote')} />
        <FormError error={report.error} />
        <Button type="submit" look="main" isPending={report.isPending}>
          {t('posts.report')}
        </Button>
      </Form>
    </Dialog>
  );
}
