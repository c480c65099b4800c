import { useTranslation } from 'react-i18next';

const groups = ['casino', 'hc-casino', 'slot', 'h-slot', 'fishing', 'esport', 'virtual'] as const;

/** What a group of games is called; one that nobody knows is called by its code. */
export function useGroupName(): (groupCode: string) => string {
  const { t } = useTranslation('admin');
  return (groupCode) => {
    const group = groups.find((one) => one === groupCode);
    return group === undefined ? groupCode : t(`games.groups.${group}`);
  };
}
