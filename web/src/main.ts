import { createRoot } from 'react-dom/client';
import './shared/design/index.css';
import { nextTask } from './shared/loading/next-task.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id root.');

// The first files run one after the other, each in a task of its own: run as one, they would keep
// a phone from painting and from answering a touch for as long as all of them take.
await nextTask();
const { startSite } = await import('./app/start-site.tsx');
await nextTask();
await startSite(createRoot(place));
