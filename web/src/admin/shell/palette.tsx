import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { useFocusOnOpen } from '../../shared/hooks/focus.ts';
import { useSettled } from '../../shared/hooks/use-settled.ts';
import { WORDS_LENGTH_MAX } from '../../shared/search/search-keys.ts';
import { useBackCloses } from '../../shared/ui/overlays/use-back-closes.ts';
import { useFound } from './palette-results.ts';
import { type PaletteChoice, usePaletteChoices } from './use-palette-choices.tsx';

const settleMs = 150;
/** Anywhere in the back office by name: a member, a request, a page. Arrows choose, Enter opens. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [words, setWords] = useState('');
  const input = useFocusOnOpen<HTMLInputElement>(true);
  useBackCloses(true, onClose);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      className="enter-fade fixed inset-0 z-50 flex items-start justify-center bg-veil p-3 pt-[8dvh] sm:p-6 sm:pt-[12dvh]"
    >
      <Modal className="enter-rise w-full max-w-xl overflow-hidden rounded-lg border border-line-strong bg-surface shadow-overlay">
        <Dialog aria-label={t('palette.title')} className="flex flex-col outline-none">
          <Autocomplete inputValue={words} onInputChange={setWords}>
            <TextField
              aria-label={t('palette.title')}
              maxLength={WORDS_LENGTH_MAX}
              className="flex items-center gap-3 border-b border-line px-4"
            >
              <Search aria-hidden="true" className="size-5 shrink-0 text-faint" />
              <Input
                ref={input}
                placeholder={t('palette.hint')}
                className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
            </TextField>
            <Results words={words} onClose={onClose} />
          </Autocomplete>
          <p className="border-t border-line px-4 py-2 text-xs text-faint max-sm:hidden">
            {t('palette.keys')}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Results({ words, onClose }: { words: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const asked = useSettled(words, settleMs);
  const found = useFound(asked);
  const choices = usePaletteChoices(words, found);
  const isSearching = words.trim() !== asked.trim() || found.isFetching;
  function open(key: unknown): void {
    const choice = choices.find((one) => one.id === key);
    if (choice === undefined) return;
    onClose();
    void choice.go();
  }
  const nothing = found.error === null ? t('palette.nothing') : textOf(found.error);
  return (
    <ListBox<PaletteChoice>
      aria-label={t('palette.results')}
      items={choices}
      onAction={open}
      renderEmptyState={() => (
        <p className="px-3 py-4 text-sm text-muted">{isSearching ? ' ' : nothing}</p>
      )}
      className="max-h-[50dvh] overflow-y-auto p-1.5 outline-none"
    >
      {(choice) => (
        <ListBoxItem
          textValue={choice.name}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 outline-none hover:bg-hover data-focused:bg-raised data-focused:text-brass-text"
        >
          <choice.icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
          <span className="min-w-0 flex-1 truncate">
            {choice.name} <span className="text-faint">{choice.note}</span>
          </span>
          {choice.aside}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
