import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRepeatable } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

type Submit<Input, Data> = {
  send(input: Input, headers: { 'idempotency-key': string }): Promise<Data>;
  onDone?: (data: Data, input: Input) => void | Promise<void>;
};

/**
 * One submit of a form. The key stays the same while the answer is unknown, so that sending again
 * after a lost answer cannot do the thing twice; a changed input or a clear answer makes a new key.
 */
export function useSubmit<Input, Data>(
  submit: Submit<Input, Data>,
): UseMutationResult<Data, Error, Input> {
  const open = useRef<{ key: string; input: string } | null>(null);
  return useMutation<Data, Error, Input>({
    mutationFn: async (input) => {
      const fingerprint = JSON.stringify(input);
      if (open.current?.input !== fingerprint) {
        open.current = { key: newIdempotencyKey(), input: fingerprint };
      }
      try {
        const data = await submit.send(input, { 'idempotency-key': open.current.key });
        open.current = null;
        return data;
      } catch (error) {
        if (!isRepeatable(error)) open.current = null;
        throw error;
      }
    },
    onSuccess: (data, input) => submit.onDone?.(data, input),
  });
}
