import { useEffect, useState } from 'react';

/** True once the condition has held for so many milliseconds; a hiccup shorter than that is not seen. */
export function useLasting(holds: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, forMs]);
  return holds && lasts;
}
