import { isMixedPassword } from '@noriter/rules/member-fields';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { memberUpdateBounds } from '../../../shared/forms/player-bounds.gen.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { ProofFields } from './proof-fields.tsx';
import { useMemberUpdate } from './use-member-update.ts';
import { useProof } from './use-proof.ts';

export function PasswordForm() {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const proof = useProof({ cashOutPass: false });
  const form = useFields({
    start: { memPass: '', memPassCheck: '' },
    bounds: memberUpdateBounds,
    problems: {
      memPass: ({ memPass }) => (isMixedPassword(memPass) ? undefined : t('my.weakPassword')),
      memPassCheck: ({ memPass, memPassCheck }) =>
        memPass === memPassCheck ? undefined : t('front.member.compareMemPass'),
    },
    shown: 'elsewhere',
  });

  async function send(passwords: typeof form.values): Promise<void> {
    const given = await proof.given();
    if (given === null || !(await update.change({ ...given, ...passwords }))) return;
    proof.clear();
    form.clear();
  }

  return (
    <Form onSubmit={() => form.submit(send, ({ text }) => showAlert(text))}>
      <ProofFields {...proof.fields} />
      <TextField
        {...form.field('memPass')}
        type="password"
        label={t('my.newPass')}
        autoComplete="new-password"
        hint={t('my.newPassHint')}
      />
      <TextField
        {...form.field('memPassCheck')}
        type="password"
        label={t('my.newPassCheck')}
        autoComplete="new-password"
      />
      <Button type="submit" look="main" isPending={update.isPending}>
        {t('my.changePass')}
      </Button>
    </Form>
  );
}
