import { CircleQuestionMark, Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../shared/hooks/pressed-key.ts';
import { part } from '../../shared/loading/part.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { isDialogOpen, isTaken } from '../shared/tables/use-row-keys.ts';

const loadPalette = () => import('./palette.tsx');
const loadShortcuts = () => import('./shortcuts.tsx');
const Palette = part(loadPalette, { missing: 'above' });
const Shortcuts = part(loadShortcuts, { missing: 'above' });

const preloadAfterMs = 500;

/** The search over everything and the list of keys: each by a key, and by a press for who has none. */
export function AdminKeys() {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  // Whoever presses the key types on at once: by then it must not have to be loaded first.
  useEffect(() => {
    const load = () => Promise.all([loadPalette(), loadShortcuts()]).catch(() => undefined);
    const soon = setTimeout(() => void load(), preloadAfterMs);
    return () => clearTimeout(soon);
  }, []);
  // Before the page is painted: whoever sees it may press a key, however busy the browser is.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null) return;
      event.preventDefault();
      setOpen(wanted);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex items-center gap-1 lg:mx-3 lg:mb-3">
        <button
          type="button"
          aria-label={t('palette.title')}
          className="finger flex h-10 cursor-pointer items-center gap-2 rounded-md text-muted hover:text-paper max-lg:w-10 max-lg:justify-center lg:flex-1 lg:border lg:border-line lg:bg-surface lg:px-3 lg:text-sm lg:hover:border-line-strong"
          onClick={() => setOpen('palette')}
        >
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="flex-1 text-left max-lg:hidden">{t('palette.title')}</span>
          <kbd className="rounded-sm border border-line-strong px-1.5 font-sans text-xs leading-5 max-lg:hidden">
            /
          </kbd>
        </button>
        <span className="max-lg:hidden">
          <IconButton label={t('keys.title')} onPress={() => setOpen('shortcuts')}>
            <CircleQuestionMark aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      {open === 'palette' ? <Palette onClose={close} /> : null}
      {open === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </>
  );
}

function wantedBy(event: KeyboardEvent): 'palette' | 'shortcuts' | null {
  const key = pressedKey(event);
  const isPaletteKey = key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  // From within a field too, but not from an open dialog, which waits for its own answer.
  if (isPaletteKey) return isDialogOpen() ? null : 'palette';
  if (isTaken(event)) return null;
  if (key === '/') return 'palette';
  return key === '?' ? 'shortcuts' : null;
}
