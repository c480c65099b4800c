// Generates what scripts/run.mjs generates before each command, and nothing else.
import { generateWhenStale } from './run/generate.mjs';

await generateWhenStale();
