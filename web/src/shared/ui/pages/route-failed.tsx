import { useRouter } from '@tanstack/react-router';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../../loading/load-part.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Failed } from './states.tsx';
import { useRemake } from './torn-page.ts';

/** A page that could not be shown: said, with another try. */
export function RouteFailed({ error, reset }: { error: unknown; reset?: () => void }) {
  const router = useRouter();
  if (useRemake(error, reset)) return null;
  return (
    <div className="mx-auto max-w-lg px-4 py-16">
      {error instanceof PartMissing ? (
        <PartFailed />
      ) : (
        <Failed error={error} onRetry={() => void router.invalidate()} />
      )}
    </div>
  );
}

/** Browsers remember that a part did not come, so the way on is to load the page anew. */
function PartFailed() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-center gap-2 text-center">
      <CloudOff aria-hidden="true" className="size-7 text-warn" strokeWidth={1.5} />
      <p className="font-medium">{t('part.failed')}</p>
      <p className="text-sm text-pretty text-muted">{t('part.note')}</p>
      <div className="mt-2 flex gap-2">
        <Button look="main" onPress={() => location.reload()}>
          <RotateCw aria-hidden="true" className="size-4" />
          {t('version.refresh')}
        </Button>
        <ButtonLink to="/">{t('part.home')}</ButtonLink>
      </div>
    </div>
  );
}
