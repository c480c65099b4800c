import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../components/tab-links.tsx';

const places = [
  { place: 'all', to: '/member/sport' },
  { place: 'live', to: '/member/sport/livebetting' },
  { place: 'combination', to: '/member/sport/combinationbetting' },
  { place: 'special', to: '/member/sport/special' },
  { place: 'esport', to: '/member/esport' },
  { place: 'virtual', to: '/member/virtualgame' },
  { place: 'results', to: '/member/result/sport' },
] as const;

export type SportPlace = (typeof places)[number]['place'];

/** The ways between the pages of sports, their results included. */
export function SportLinks({ current }: { current?: SportPlace }) {
  const { t } = useTranslation('sport');
  return (
    <TabLinks
      label={t('title')}
      links={places.map(({ place, to }) => ({
        to,
        text: t(`place.${place}`),
        isCurrent: place === current,
      }))}
    />
  );
}
