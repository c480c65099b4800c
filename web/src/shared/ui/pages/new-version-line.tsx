import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { newVersion } from '../../loading/new-version.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';

/** Offers a newer version of the site; whoever is in the middle of something goes on with it. */
export function NewVersionLine() {
  const { t } = useTranslation();
  const changeOver = useStore(newVersion, (state) => state.changeOver);
  const [isPutOff, setPutOff] = useState(false);
  const isShown = changeOver !== null && !isPutOff;
  return (
    <output className="block">
      {isShown ? (
        <span className="flex items-center justify-center gap-2 border-b border-brass-line bg-brass-soft px-4 py-1 text-sm text-brass-text">
          {t('version.ready')}
          <Button size="small" look="main" onPress={changeOver}>
            <RotateCw aria-hidden="true" className="size-3.5" />
            {t('version.refresh')}
          </Button>
          <IconButton label={t('version.later')} className="size-8" onPress={() => setPutOff(true)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      ) : null}
    </output>
  );
}
