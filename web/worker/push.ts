import { windowToLead } from './window-to-lead.ts';

/** What the site pushes: the notification's id, and its text in the member's language. */
type Push = { id: string; body: string };

const centre = '/member/mypage/notification';
const icon = '/icons/192.png';

/** Shows what the site pushes, and leads to the notification centre. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (event.data === null) return;
    const { id, body } = event.data.json() as Push;
    // The same once more, after a doubtful answer, takes the place of the first.
    const look = { body, tag: id, icon, badge: icon };
    event.waitUntil(worker.registration.showNotification('놀이터', look));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openCentre(worker.clients));
  });
}

async function openCentre(clients: Clients): Promise<unknown> {
  const open = windowToLead(await clients.matchAll({ type: 'window' }));
  if (open === undefined) return clients.openWindow(centre);
  await open.focus();
  return open.navigate(centre);
}
