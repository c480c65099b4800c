import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import type { Producer } from './producer-state.ts';

/** A producer that this process follows. */
export type Lease = { feedUrl: string; name: ProducerName; holder: string; producer: Producer };
