import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';

type RequestSubmit<Body, Answer> = {
  send: (body: Body, headers: { 'idempotency-key': string }) => Promise<Answer>;
  /** Asked for again whatever the answer: another amount may move by now. */
  shown: readonly QueryKey[];
  /** What is said of the answer. */
  textOf: (answer: Answer) => string;
  onDone: () => void;
};

/** Does or asks what may take a second operator, or decides what another one asked. */
export function useRequestSubmit<Body, Answer>({
  send,
  shown,
  textOf,
  onDone,
}: RequestSubmit<Body, Answer>) {
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Body, headers) =>
      send(body, headers).finally(() => {
        for (const queryKey of shown) void queries.invalidateQueries({ queryKey });
      }),
    onDone(answer) {
      toast('good', textOf(answer));
      onDone();
    },
  });
}
