import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { MarkedText } from './marked-text.tsx';
import { TextLink } from './text-link.tsx';

type PopupViewProps = {
  popup: { title: string; body: string; link: string | null; language: string };
  /** Which of how many popups this is. */
  place: number;
  count: number;
  /** Where the dialog is real its close button takes the focus; in a preview nothing may. */
  takesFocus?: boolean;
  /** The person goes where the popup leads. */
  onFollow?: () => void;
  onClose: (forDay: boolean) => void;
};

/** What stands in a popup below its title: its text, where it leads, and the ways to close it. */
export function PopupView({ popup, place, count, onClose, ...rest }: PopupViewProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-5">
      <div lang={popup.language}>
        <MarkedText text={popup.body} headingLevel={3} />
      </div>
      {popup.link === null ? null : (
        <TextLink
          href={popup.link}
          className={`${buttonClass('main', 'large')} w-full`}
          {...(rest.onFollow === undefined ? {} : { onClick: rest.onFollow })}
        >
          {t('popup.more')}
          <span className="sr-only">{popup.title}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </TextLink>
      )}
      <footer className="flex items-center justify-between gap-2 border-t border-line pt-4">
        <Button look="quiet" size="small" className="-ml-3 h-10" onPress={() => onClose(true)}>
          {t('popup.hideDay')}
        </Button>
        <span className="flex items-center gap-3">
          {count === 1 ? null : (
            <span className="text-sm text-faint">
              <span aria-hidden="true">
                {place} / {count}
              </span>
              <span className="sr-only">{t('popup.place', { place, count })}</span>
            </span>
          )}
          <Button takesFocus={rest.takesFocus === true} onPress={() => onClose(false)}>
            {t('action.close')}
          </Button>
        </span>
      </footer>
    </div>
  );
}
