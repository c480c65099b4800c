/** The mark: a seesaw with the moon, or a coin, on its raised end. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <path d="M16 17.2 22 27H10Z" fill="var(--paper)" />
      <path d="M4.6 21.4 27.4 13" stroke="var(--paper)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="24.4" cy="8" r="4.2" fill="var(--brass)" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-8" />
      <span className="text-xl font-extrabold tracking-tight">{name}</span>
    </span>
  );
}
