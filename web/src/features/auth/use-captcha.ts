import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../../api/client.ts';
import { api } from '../../session/member-session.ts';
import { siteOptionQuery } from '../member/site-queries.ts';
import { solveAltcha } from './altcha.ts';

const captchaPattern = /^[1-5]{4}$/;

export type CaptchaAnswer = { captchaId?: string; captcha?: string; altcha?: string };

/** The picture of four digits, its reload, and the machine's way for who cannot see it. */
export function useCaptcha() {
  const isAsked = useQuery(siteOptionQuery).data?.siteOption.captcha !== false;
  const [digits, setDigits] = useState('');
  const [solved, setSolved] = useState<string | null>(null);
  const [solving, setSolving] = useState(false);
  const picture = useQuery({
    queryKey: ['captcha'],
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
    setDigits: (text: string) => setDigits(text.replaceAll(/[^1-5]/g, '').slice(0, 4)),
    isSolved: solved !== null,
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
      const captchaId = picture.data?.captchaId;
      if (captchaId === undefined || !captchaPattern.test(digits)) return null;
      return { captchaId, captcha: digits };
    },
  };
}

export type CaptchaState = ReturnType<typeof useCaptcha>;
