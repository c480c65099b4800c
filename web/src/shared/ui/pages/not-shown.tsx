import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { Empty, Failed } from './states.tsx';

type NotShownProps = {
  error: Error;
  /** The codes of what is not there, or not any more. */
  gone: readonly ('BD001' | 'BD010' | 'B1010' | 'B1011' | 'B1076')[];
  /** A way on from what is gone. */
  action?: ReactNode;
  onRetry: () => void;
};

/** What is gone stays gone: only a call that failed is worth another try. */
export function NotShown({ error, gone, action, onRetry }: NotShownProps) {
  const textOf = useErrorText();
  const isGone = error instanceof ApiError && [...gone, 'H400'].includes(error.code);
  return isGone ? (
    <Empty icon={FileX2} title={textOf(error)} action={action} />
  ) : (
    <Failed error={error} onRetry={onRetry} />
  );
}
