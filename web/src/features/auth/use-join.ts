import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { answerOf } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { say } from '../../components/alerts.ts';
import { language } from '../../i18n/language.ts';
import { api } from '../../session/member-session.ts';
import { siteOptionQuery } from '../member/site-queries.ts';
import {
  brokenOn,
  emptySignUp,
  firstBroken,
  lengthsOf,
  type SignUpField,
  type SignUpForm,
  type SignUpRule,
} from './sign-up-check.ts';

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
  U113: 'memNick',
  U114: 'memPhone',
  U115: 'bankacc',
  U116: 'recommenderId',
};

export function useJoin({ rules, onDone }: { rules: readonly SignUpRule[]; onDone: () => void }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  const given = useQuery(siteOptionQuery).data?.joinRecommanderId ?? '';
  const [typed, setTyped] = useState<SignUpForm>(emptySignUp);
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set());
  const [refused, setRefused] = useState<{ field: SignUpField; text: string } | null>(null);
  const form: SignUpForm = given === '' ? typed : { ...typed, recommenderId: given };

  const signUp = useSubmit({
    send: (body: SignUpForm, headers) =>
      answerOf(api.POST('/api/member/signup', { body: { ...body, ...unasked }, headers })),
    onDone,
  });

  function errorOf(field: SignUpField): string | undefined {
    if (refused?.field === field) return refused.text;
    if (!left.has(field)) return undefined;
    return brokenOn(rules, form, field)?.messages[language()];
  }

  function set(field: SignUpField, clean = (text: string) => text) {
    return (text: string) => {
      setTyped((before) => ({ ...before, [field]: clean(text) }));
      if (refused?.field === field) setRefused(null);
    };
  }

  async function submit(): Promise<void> {
    if (signUp.isPending) return;
    const broken = firstBroken(rules, form);
    if (broken !== null) {
      await say(broken.messages[language()]);
      focusField(broken.field);
      return;
    }
    try {
      await signUp.mutateAsync(form);
    } catch (error) {
      const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
      if (field !== undefined) setRefused({ field, text: textOf(error) });
      await say(textOf(error));
      if (field !== undefined) focusField(field);
    }
  }

  return {
    form,
    set,
    submit,
    isPending: signUp.isPending,
    asksRecommender: given !== '' || rules.some((rule) => rule.field === 'recommenderId'),
    recommenderIsGiven: given !== '',
    lengths: (field: SignUpField) => lengthsOf(rules, field) ?? { min: '', max: '' },
    field: (field: SignUpField, clean?: (text: string) => string) => ({
      label: t(`field.${field}`),
      name: field,
      value: form[field],
      onChange: set(field, clean),
      onBlur: () => setLeft((before) => new Set(before).add(field)),
      error: errorOf(field),
    }),
  };
}

export type Join = ReturnType<typeof useJoin>;

function focusField(field: SignUpField): void {
  document.querySelector<HTMLElement>(`form [name="${field}"]`)?.focus();
}
