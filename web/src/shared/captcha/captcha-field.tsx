import { Check, RotateCw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../forms/codes/digits-field.tsx';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Skeleton } from '../ui/pages/states.tsx';
import type { CaptchaState } from './use-captcha.ts';

export function CaptchaField({ captcha }: { captcha: CaptchaState }) {
  const { t } = useTranslation();
  if (!captcha.isAsked) return null;
  if (captcha.isSolved) {
    return (
      <output className="flex h-11 items-center gap-2 text-jade">
        <Check aria-hidden="true" className="size-5" />
        {t('auth.captchaSolved')}
      </output>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {captcha.isWorkOnly ? (
        <p className="text-sm text-muted">{t('auth.captchaWorkOnly')}</p>
      ) : (
        <Digits captcha={captcha} />
      )}
      <Button
        look="quiet"
        size="small"
        className="-ml-2"
        isPending={captcha.solving}
        isDisabled={captcha.picture.data === undefined}
        onPress={() => void captcha.solve()}
      >
        {captcha.solving ? null : <ShieldCheck aria-hidden="true" className="size-4" />}
        {t(captcha.solving ? 'auth.captchaSolving' : 'auth.captchaSolve')}
      </Button>
    </div>
  );
}

function Digits({ captcha }: { captcha: CaptchaState }) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full items-end gap-2">
      <DigitsField
        label={t('auth.captcha')}
        name="captcha"
        value={captcha.digits}
        onChange={captcha.setDigits}
        autoComplete="off"
        most={4}
        className="min-w-0 flex-1"
      />
      <Picture captcha={captcha} />
      <IconButton label={t('auth.captchaReload')} onPress={() => void captcha.reload()}>
        <RotateCw aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function Picture({ captcha }: { captcha: CaptchaState }) {
  const { t } = useTranslation();
  const { data, isError, isFetching } = captcha.picture;
  if (isError && !isFetching) {
    return (
      <span className="inline-flex h-11 w-32 items-center justify-center rounded-md border border-line px-2 text-xs text-warn">
        {t('auth.captchaFailed')}
      </span>
    );
  }
  if (data === undefined || isFetching) return <Skeleton className="h-11 w-32" />;
  return (
    <img
      src={data.image}
      alt={t('auth.captchaAlt')}
      width={128}
      height={44}
      className="h-11 w-32 rounded-md object-cover"
    />
  );
}
