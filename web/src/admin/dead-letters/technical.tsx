/** A name or a message of the machines: it stays as it is in every language. */
export function Technical({ text, className = '' }: { text: string; className?: string }) {
  return (
    <span translate="no" className={className}>
      {text}
    </span>
  );
}
