import type { ReactNode } from 'react';

type FormProps = {
  onSubmit: (form: HTMLFormElement) => unknown;
  className?: string;
  children: ReactNode;
};

/** A form whose problems the site says itself, never the browser. */
export function Form({ onSubmit, className = 'flex flex-col gap-4', children }: FormProps) {
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
