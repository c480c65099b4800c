import { useTranslation } from 'react-i18next';

const verbs = [
  'bet',
  'win',
  'bet_and_win',
  'rollback',
  'adjust',
  'promotion_win',
  'jackpot_win',
  'transfer_in',
  'transfer_out',
] as const;

/** What a vendor's verb is called; a newer one by its own word. */
export function useVerbText(): (verb: string) => string {
  const { t } = useTranslation('game');
  return (verb) => {
    const known = verbs.find((one) => one === verb);
    return known === undefined ? verb : t(`history.verb.${known}`);
  };
}
