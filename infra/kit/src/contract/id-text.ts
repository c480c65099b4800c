import { z } from 'zod';

/**
 * An id that comes from outside, in the one spelling that PostgreSQL gives back: ids are compared as texts and name keys and
 * subjects, and another spelling of the same id would be another member there.
 */
export const idText = z.uuid().toLowerCase();
