import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextArea } from '../../shared/forms/text-area.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { macroBounds } from '../shared/back-office-bounds.gen.ts';
import type { Macro } from '../shared/contracts.ts';
import { useSaveMacro } from './shared/use-work.ts';

type MacroDialogProps = { macro: Macro | null; onClose: () => void };

const languages = ['ko', 'en', 'vi'] as const;

/** An answer that is given often, in Korean and where wanted in English and Vietnamese. */
export function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const { t } = useTranslation('helpdesk');
  const save = useSaveMacro(onClose);
  const { ko = '', en = '', vi = '' } = macro?.texts ?? {};
  const form = useFields({
    start: { name: macro?.name ?? '', ko, en, vi },
    bounds: {
      name: macroBounds.name,
      ko: macroBounds['texts.ko'],
      en: macroBounds['texts.en'],
      vi: macroBounds['texts.vi'],
    },
    problems: {
      name: ({ name }) => (name.trim() === '' ? t('macros.nameMissing') : undefined),
      ko: (typed) => (typed.ko.trim() === '' ? t('macros.textMissing') : undefined),
    },
  });
  const send = () =>
    form.submit((typed) =>
      save.mutate({
        name: typed.name.trim(),
        texts: {
          ko: typed.ko.trim(),
          ...(typed.en.trim() === '' ? {} : { en: typed.en.trim() }),
          ...(typed.vi.trim() === '' ? {} : { vi: typed.vi.trim() }),
        },
      }),
    );
  return (
    <Dialog title={t(macro === null ? 'macros.add' : 'macros.edit')} isOpen onClose={onClose}>
      <Form onSubmit={send} className="flex flex-col gap-4">
        {macro === null ? (
          <TextField {...form.field('name')} label={t('macros.name')} />
        ) : (
          <p className="font-semibold">{macro.name}</p>
        )}
        {languages.map((language) => (
          <TextArea
            key={language}
            {...form.field(language)}
            label={t(`languages.${language}`)}
            lang={language}
            rows={3}
            {...(language === 'ko' ? { hint: t('macros.hint') } : {})}
          />
        ))}
        <FormError error={save.error} />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{t('macros.cancel')}</Button>
          <Button type="submit" look="main" isPending={save.isPending}>
            {t('macros.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
