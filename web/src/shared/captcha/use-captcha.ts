import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../api/client.ts';
import { api } from '../member/member-session.ts';
import { siteOptionQuery } from '../member/site-queries.ts';
import { solveAltcha } from './altcha.ts';

const captchaPattern = /^[1-5]{4}$/;

export type CaptchaAnswer = { captchaId?: string; captcha?: string; altcha?: string };

/** Names each use: an answer works once, so no form takes over another one's captcha. */
let uses = 0;

/**
 * The picture of four digits, its reload, and the machine's way for who cannot see it.
 *
 * @param isAlways ask whatever the site's option is
 */
export function useCaptcha(isAlways?: boolean) {
  const option = useQuery(siteOptionQuery).data?.siteOption.captcha !== false;
  const isAsked = isAlways ?? option;
  const [use] = useState(() => (uses += 1));
  const [digits, setDigits] = useState('');
  const [solved, setSolved] = useState<string | null>(null);
  const [solving, setSolving] = useState(false);
  const picture = useQuery({
    queryKey: ['captcha', use],
    queryFn: () => answerOf(api.POST('/api/auth/captcha', { body: {} })),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  async function solve(): Promise<void> {
    if (picture.data === undefined || solving) return;
    setSolving(true);
    try {
      setSolved(await solveAltcha(picture.data.altcha));
    } catch {
      setSolved(null);
    } finally {
      setSolving(false);
    }
  }

  return {
    isAsked,
    picture,
    digits,
    setDigits,
    isSolved: solved !== null,
    /** After many tries from here only the machine's answer counts, not the picture. */
    isWorkOnly: picture.data?.altchaRequired === true,
    solving,
    solve,
    /** Each answer works once, so a failed login needs a new picture. */
    async reload(): Promise<void> {
      setDigits('');
      setSolved(null);
      await picture.refetch();
    },
    /** What to send, or null while it is not filled in. */
    answer(): CaptchaAnswer | null {
      if (!isAsked) return {};
      if (solved !== null) return { altcha: solved };
      if (picture.data?.altchaRequired === true) return null;
      const captchaId = picture.data?.captchaId;
      if (captchaId === undefined || !captchaPattern.test(digits)) return null;
      return { captchaId, captcha: digits };
    },
  };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;
