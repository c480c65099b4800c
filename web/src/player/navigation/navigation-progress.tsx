import { useRouterState } from '@tanstack/react-router';

/** A line at the top while a page takes its time; a quick one never shows it. */
export function NavigationProgress() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  if (!pending) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-70 h-0.5 animate-[fade-in_300ms_400ms_backwards] bg-brass"
    />
  );
}
