import { useEffect, useEffectEvent } from 'react';
import { followedTopics } from './followed-topics.ts';
import type { LiveMessage } from './live-message.ts';

/** Follows a public topic while the page that asks for it is open. */
export function useTopic(topic: string, onMessage: (message: LiveMessage) => void): void {
  const listen = useEffectEvent(onMessage);
  useEffect(() => followedTopics.follow(topic, (message) => listen(message)), [topic]);
}
