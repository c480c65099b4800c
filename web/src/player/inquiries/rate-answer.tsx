import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { InquiryRow } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { inquiriesKey } from '../../shared/member/inquiries.ts';
import { api } from '../../shared/member/member-session.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** Five stars for an answer. */
export function RateAnswer({ board: { boardIdx, rating } }: { board: InquiryRow }) {
  const { t } = useTranslation('inquiry');
  const rate = useMutation({
    mutationFn: (chosen: number) =>
      answerOf(api.POST('/api/board/qna/rate', { body: { boardIdx, rating: chosen } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: inquiriesKey }),
  });
  const shown = (rate.isPending ? rate.variables : rating) ?? 0;
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <legend className="sr-only">{t('rate')}</legend>
      <span aria-hidden="true" className="text-sm text-muted">
        {t(rating === null ? 'rate' : 'rated')}
      </span>
      <span className="flex">
        {ratings.map((stars) => (
          <label
            key={stars}
            className="finger relative flex size-10 cursor-pointer items-center justify-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={shown === stars}
              onChange={() => rate.mutate(stars)}
              aria-label={t('stars', { count: stars })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={`size-6 ${stars <= shown ? 'fill-current text-brass-text' : 'text-faint'}`}
            />
          </label>
        ))}
      </span>
      <FormError error={rate.error} />
    </fieldset>
  );
}
