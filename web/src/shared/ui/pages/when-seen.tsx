import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenSeenProps = {
  /** The room it takes until then. */ className: string;
  children: ReactNode;
};

/** What is far down a page is loaded when its place has come into sight, and stays from then on. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  if (isSeen) return children;
  return <div ref={place} className={className} />;
}
