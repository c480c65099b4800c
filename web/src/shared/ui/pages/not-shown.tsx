import { FileX2 } from 'lucide-react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { Empty, Failed } from './states.tsx';

type NotShownProps = {
  error: Error;
  /** The code of what is not there, or not any more. */
  gone: 'BD001' | 'BD010';
  onRetry: () => void;
};

/** What is gone stays gone: only a call that failed is worth another try. */
export function NotShown({ error, gone, onRetry }: NotShownProps) {
  const textOf = useErrorText();
  const isGone = error instanceof ApiError && [gone, 'H400'].includes(error.code);
  return isGone ? (
    <Empty icon={FileX2} title={textOf(error)} />
  ) : (
    <Failed error={error} onRetry={onRetry} />
  );
}
