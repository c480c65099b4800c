import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { language } from '../../../shared/i18n/language.ts';
import { brokenOn, type SignUpField, type SignUpForm, type SignUpRule } from './sign-up-check.ts';
import { type OwnField, useFree } from './use-free.ts';

/** What a server's refusal said, and of which field. */
export type Refused = { field: SignUpField; text: string };

type MarksOptions = {
  rules: readonly SignUpRule[];
  form: SignUpForm;
  refused: Refused | null;
  wasLeft: (field: SignUpField) => boolean;
};

/** After so long without a letter a field is no longer being typed at. */
const settleMs = 400;

/** What stands at the fields of the sign-up while they are filled in. */
export function useJoinMarks({ rules, form, refused, wasLeft }: MarksOptions) {
  const { t } = useTranslation();
  const typed = JSON.stringify(form);
  const isSettled = useSettled(typed, settleMs) === typed;
  const keepsRules = (field: SignUpField) =>
    form[field] !== '' && brokenOn(rules, form, field) === null;
  const isAsked = (field: OwnField) => keepsRules(field) && (isSettled || wasLeft(field));
  const free = {
    memId: useFree('memId', form.memId, isAsked('memId')),
    memNick: useFree('memNick', form.memNick, isAsked('memNick')),
  };

  function errorOf(field: SignUpField): string | undefined {
    if (refused?.field === field) return refused.text;
    if (!isSettled && !wasLeft(field)) return undefined;
    const broken = brokenOn(rules, form, field);
    if (broken !== null) return broken.messages[language()];
    return isOwn(field) && free[field] === false ? t(`auth.taken.${field}`) : undefined;
  }

  return {
    errorOf,
    /** Filled in as it must be; of an id and a nickname, nobody else's. */
    isRight: (field: SignUpField) =>
      keepsRules(field) && errorOf(field) === undefined && (!isOwn(field) || free[field] === true),
    isFree: (field: OwnField) => free[field] === true,
  };
}

const isOwn = (field: SignUpField): field is OwnField => field === 'memId' || field === 'memNick';
