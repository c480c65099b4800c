import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { stepUpAsked } from '../../shared/session/step-up.ts';

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'));

/** Asks for the second factor where a call waits for it. */
export function StepUpHost() {
  const asked = useStore(stepUpAsked, (state) => state.asked);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog onAnswer={asked.answer} />
    </Suspense>
  );
}
