import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, theme } from '../../design/theme.ts';
import { IconButton } from '../controls/icon-button.tsx';

export function ThemeSwitch() {
  const { t } = useTranslation();
  const [present, setPresent] = useState(theme);
  const other = present === 'dark' ? 'light' : 'dark';
  const Icon = present === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={t(other === 'light' ? 'shell.toLight' : 'shell.toDark')}
      onPress={() => {
        chooseTheme(other);
        setPresent(other);
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
