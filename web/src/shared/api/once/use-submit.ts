import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { contentOf, createOpenKeys, openKeys } from './open-keys.ts';
import { sendOnce } from './send-once.ts';

type Submit<Input, Data> = {
  /** Under a name the key outlives the page and a reload: who sends again sends the same. */
  name?: string;
  /** After so long the same is meant anew; Infinity where the page shows that it is unfinished. */
  msMax?: number;
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
  const kept = submit.msMax === undefined ? {} : { msMax: submit.msMax };
  const onceOf = (input: Input) =>
    submit.name === undefined
      ? { name: '', content: JSON.stringify(input), keys: own }
      : { name: submit.name, content: contentOf(input), keys: openKeys, ...kept };
  return useMutation<Data, Error, Input>({
    mutationFn: (input) => sendOnce(onceOf(input), (headers) => submit.send(input, headers)),
    onSuccess: (data, input) => submit.onDone?.(data, input),
  });
}
