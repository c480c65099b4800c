import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRepeatable } from './api-error.ts';
import { createOpenKeys, openKeys } from './open-keys.ts';

type Submit<Input, Data> = {
  /** Under a name the key outlives the page: who goes back and sends again sends the same. */
  name?: string;
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
  const [own] = useState(() => createOpenKeys());
  const keys = submit.name === undefined ? own : openKeys;
  const name = submit.name ?? '';
  return useMutation<Data, Error, Input>({
    mutationFn: async (input) => {
      const key = keys.keyFor(name, JSON.stringify(input), Date.now());
      try {
        const data = await submit.send(input, { 'idempotency-key': key });
        keys.settle(name, key);
        return data;
      } catch (error) {
        if (!isRepeatable(error)) keys.settle(name, key);
        throw error;
      }
    },
    onSuccess: (data, input) => submit.onDone?.(data, input),
  });
}
