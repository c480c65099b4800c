import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { part } from '../../shared/loading/part.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Skeleton } from '../../shared/ui/pages/states.tsx';

const QrCode = part(() => import('../../shared/ui/figures/qr-code.tsx'), {
  waiting: <Skeleton className="size-52" />,
});

/** The code and the link by which members sign up below a partner, also for a phone's camera. */
export function InvitePanel({ code }: { code: string }) {
  const { t } = useTranslation('partner');
  const link = `${globalThis.location.origin}/join?recommender=${encodeURIComponent(code)}`;
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast('good', t('invite.copied')),
      () => toast('bad', t('invite.notCopied')),
    );
  return (
    <Panel title={t('invite.title')}>
      <div className="flex flex-wrap items-start gap-5 max-sm:justify-center">
        <QrCode text={link} label={t('invite.qr')} />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-3 text-sm">
          <dl className="flex flex-col gap-3">
            {(
              [
                ['code', code],
                ['link', link],
              ] as const
            ).map(([name, text]) => (
              <div key={name}>
                <dt className="text-faint">{t(`invite.${name}`)}</dt>
                <dd className="flex items-center gap-2">
                  <strong translate="no" className="min-w-0 flex-1 break-all">
                    {text}
                  </strong>
                  <Button
                    size="small"
                    aria-label={t(`invite.copy_${name}`)}
                    onPress={() => copy(text)}
                  >
                    <Copy aria-hidden="true" className="size-4" />
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-pretty text-muted">{t('invite.note')}</p>
        </div>
      </div>
    </Panel>
  );
}
