import { useErrorText } from '../api/use-error-text.ts';

type FormErrorProps = {
  /** What a call failed with; null or undefined shows nothing. */
  error: unknown;
};

/** Why a form was not taken, heard at once by screen readers. */
export function FormError({ error }: FormErrorProps) {
  const textOf = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <p role="alert" className="text-sm text-danger">
      {textOf(error)}
    </p>
  );
}
