import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../shared/forms/codes/code-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { part } from '../../../shared/loading/part.tsx';
import { useMemberQuery } from '../../../shared/member/member-queries.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Skeleton } from '../../../shared/ui/pages/states.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';
import { useSecondFactor } from './use-second-factor.ts';

const QrCode = part(() => import('../../../shared/ui/figures/qr-code.tsx'), {
  waiting: <Skeleton className="size-52" />,
});

type Shown = { otpauthUri: string; secret: string };

/** The member's own authenticator: set up by scanning and one code, or turned off. */
export function SecondFactorPanel() {
  const { t } = useTranslation();
  const { data: member } = useMemberQuery();
  const [shown, setShown] = useState<Shown | null>(null);
  if (member === undefined) return null;
  return (
    <Panel title={t('my.factor.title')}>
      {shown === null ? (
        <ProofForm isOn={member.hasAuthenticator} onShown={setShown} />
      ) : (
        <ConfirmForm shown={shown} onDone={() => setShown(null)} />
      )}
    </Panel>
  );
}

function ProofForm({ isOn, onShown }: { isOn: boolean; onShown: (shown: Shown) => void }) {
  const { t } = useTranslation();
  const proof = useProof({ cashOutPass: true });
  const factor = useSecondFactor();

  async function submit(): Promise<void> {
    const given = await proof.given();
    if (given === null) return;
    if (isOn) {
      if (await factor.remove(given)) proof.clear();
      return;
    }
    const begun = await factor.begin(given);
    if (begun !== null) onShown(begun);
  }

  return (
    <Form onSubmit={submit}>
      <p className="text-sm text-muted">{t(isOn ? 'my.factor.onNote' : 'my.factor.offNote')}</p>
      <ProofFields {...proof.fields} />
      <Button type="submit" look={isOn ? 'plain' : 'main'} isPending={factor.isPending}>
        {t(isOn ? 'my.factor.remove' : 'my.factor.begin')}
      </Button>
    </Form>
  );
}

function ConfirmForm({ shown, onDone }: { shown: Shown; onDone: () => void }) {
  const { t } = useTranslation();
  const factor = useSecondFactor();
  const form = useFields({ start: { otp: '' } });
  return (
    <Form
      className="flex flex-col items-center gap-4"
      onSubmit={() =>
        form.submit(async ({ otp }) => {
          if (await factor.confirm(otp)) onDone();
        })
      }
    >
      <p className="text-sm text-muted">{t('my.factor.scan')}</p>
      <QrCode text={shown.otpauthUri} label={t('my.factor.qr')} />
      <p className="text-sm break-all text-faint">
        {t('my.factor.key')}{' '}
        <span className="font-medium text-paper select-all">{shown.secret}</span>
      </p>
      <CodeField {...form.field('otp')} label={t('my.otp')} takesFocus className="self-stretch" />
      <Button type="submit" look="main" isPending={factor.isPending} className="self-stretch">
        {t('my.factor.confirm')}
      </Button>
    </Form>
  );
}
