// Runs in the service worker: shows what the site pushes, and leads to the notification centre.
const centre = '/member/mypage/notification';

self.addEventListener('push', (event) => {
  const { id, body } = event.data.json();
  // The same once more, after a doubtful answer, takes the place of the first.
  const look = { body, tag: id, icon: '/icons/192.png', badge: '/icons/192.png' };
  event.waitUntil(self.registration.showNotification('놀이터', look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openCentre());
});

async function openCentre() {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) return self.clients.openWindow(centre);
  await open.focus();
  return open.navigate(centre);
}
