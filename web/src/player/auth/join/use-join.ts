import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { type CaptchaAnswer, useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { language } from '../../../shared/i18n/language.ts';
import { api } from '../../../shared/member/member-session.ts';
import { siteOptionQuery } from '../../../shared/member/site-queries.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { textPageQuery } from '../../content/text-page-query.ts';
import {
  brokenRules,
  emptySignUp,
  lengthsOf,
  type SignUpField,
  type SignUpForm,
  type SignUpRule,
} from './sign-up-check.ts';
import { type Refused, useJoinMarks } from './use-join-marks.ts';

/** What the specification's payload carries beside the form. */
const unasked = {
  memLevel: '1',
  memStatus: 0,
  partSendYn: 'N',
  siteName: '',
  siteType: '',
  ip: '',
  apiKey: '',
  memPhoneVendor: '',
  nationCode: '',
  partnerType: '',
} as const;

/** The field a server's refusal speaks of, so that it is marked there too. */
const fieldOfCode: Partial<Record<string, SignUpField>> = {
  U112: 'memId',
  U120: 'memPass',
  U113: 'memNick',
  U114: 'memPhone',
  U115: 'bankacc',
  U116: 'recommenderId',
  U129: 'birthDate',
  U131: 'birthDate',
};

const nothingAgreed = { terms: false, adult: false };

/** What is kept as the applicant's consent: to which version of the terms, and being of age. */
type Agreed = { termsVersion: number | null; adult: true };

type JoinOptions = { rules: readonly SignUpRule[]; recommender: string; onDone: () => void };

export function useJoin({ rules, recommender, onDone }: JoinOptions) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const given = useQuery(siteOptionQuery).data?.joinRecommanderId ?? '';
  const withGiven = (typed: SignUpForm): SignUpForm =>
    given === '' ? typed : { ...typed, recommenderId: given };
  const fields = useFields<SignUpForm>({
    start: { ...emptySignUp, recommenderId: recommender },
    problems: (typed) => problemsOf(rules, withGiven(typed)),
    shown: 'elsewhere',
  });
  const form = withGiven(fields.values);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [agreed, setAgreed] = useState(nothingAgreed);
  const termsVersion = useQuery(textPageQuery('terms')).data?.version ?? null;
  const { errorOf, ...marks } = useJoinMarks({ rules, form, refused, wasLeft: fields.wasLeft });

  const captcha = useCaptcha();
  const signUp = useSubmit({
    send: (body: SignUpForm & CaptchaAnswer & { agreed: Agreed }, headers) =>
      answerOf(api.POST('/api/member/signup', { body: { ...body, ...unasked }, headers })),
    onDone,
  });

  function set(field: SignUpField) {
    return (text: string) => {
      fields.set(field, text);
      if (refused?.field === field) setRefused(null);
    };
  }

  async function send(): Promise<void> {
    if (signUp.isPending) return;
    for (const one of ['terms', 'adult'] as const) {
      if (agreed[one]) continue;
      await showAlert(t(`auth.askFor.${one}`));
      return focusField(one);
    }
    const answer = captcha.answer();
    if (answer === null) return showAlert(t('front.signin.captcha'));
    try {
      const consent = { termsVersion, adult: true } as const;
      await signUp.mutateAsync({ ...form, ...answer, agreed: consent });
    } catch (error) {
      const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
      if (field !== undefined) setRefused({ field, text: textOf(error) });
      await showAlert(textOf(error));
      await captcha.reload();
      if (field !== undefined) focusField(field);
    }
  }

  const submit = () => fields.submit(send, showRefusal);

  return {
    captcha,
    form,
    agreed,
    agree: (part: Partial<typeof agreed>) => setAgreed({ ...agreed, ...part }),
    ...marks,
    set,
    submit,
    isPending: signUp.isPending,
    ...recommenderOf(rules, given),
    asksBirthDate: rules.some((rule) => rule.field === 'birthDate'),
    lengths: (field: SignUpField) => lengthsOf(rules, field) ?? { min: '', max: '' },
    field: (field: SignUpField) => ({
      ...fields.field(field),
      label: t(`field.${field}`),
      value: form[field],
      onChange: set(field),
      error: errorOf(field),
    }),
  };
}

/** In the order of the rules, as the specification's alerts have it. */
function problemsOf(rules: readonly SignUpRule[], form: SignUpForm) {
  return brokenRules(rules, form).map(({ field, messages }) => ({
    field,
    text: messages[language()],
  }));
}

export type Join = ReturnType<typeof useJoin>;

function focusField(field: SignUpField | keyof typeof nothingAgreed): void {
  document.querySelector<HTMLElement>(`form [name="${field}"]`)?.focus();
}

/** Whether a recommender is asked for, and whether the site names one. */
const recommenderOf = (rules: readonly SignUpRule[], given: string) => ({
  asksRecommender: given !== '' || rules.some((rule) => rule.field === 'recommenderId'),
  recommenderIsGiven: given !== '',
});

async function showRefusal({ field, text }: Refused): Promise<void> {
  await showAlert(text);
  focusField(field);
}
