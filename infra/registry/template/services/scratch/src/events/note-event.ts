import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type ScratchEvent, ScratchEventSchema } from '@noriter/proto/scratch_events_pb';

/** A new note, for other services. */
export function noteEvent(note: { noteId: string; siteId: string }, at: Date): ScratchEvent {
  return create(ScratchEventSchema, { ...note, occurredAt: timestampFromDate(at) });
}
