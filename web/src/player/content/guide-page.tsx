import { useTranslation } from 'react-i18next';
import { SupportLayout } from './support-layout.tsx';
import type { SupportPaths } from './support-paths.ts';
import { TextPage } from './text-page.tsx';

/** How each game is played. */
export function GuidePage({ paths }: { paths: SupportPaths }) {
  const { t } = useTranslation();
  return (
    <SupportLayout title={t('textPage.gameGuide')} paths={paths} tab="gameGuide">
      <TextPage slug="game-guide" />
    </SupportLayout>
  );
}
