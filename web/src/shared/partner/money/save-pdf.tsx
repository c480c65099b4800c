import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/use-error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/lists/save-file.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import type { PartnerReads } from '../model/reads.ts';

/** A statement as a file to print or to hand on, in the language of the page. */
export function SavePdf({ reads, settlementId }: { reads: PartnerReads; settlementId: string }) {
  const { t } = useTranslation('partner');
  const textOf = useErrorText();
  const save = useMutation({
    mutationFn: () => reads.statementPdf(settlementId),
    onSuccess: ({ fileName, pdf }) =>
      saveFile(
        fileName,
        Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0)),
        'application/pdf',
      ),
    onError: (error) => toast('bad', textOf(error)),
  });
  return (
    <Button isPending={save.isPending} onPress={() => save.mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {t('saveAs.pdf')}
    </Button>
  );
}
