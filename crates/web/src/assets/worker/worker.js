// What the browser runs when a push message comes, be it that no page is open. It stands apart from the scripts of the pages: it has no document.
self.addEventListener("push", (event) => {
  const { id, title, body, url, language } = event.data?.json() ?? {};
  if (!title) return;
  // One that comes twice takes the place of itself.
  const shown = { body, tag: id, lang: language, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url || "/", self.location.origin);
  // A message that leads elsewhere is not ours.
  if (url.origin !== self.location.origin) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
    return there ? there.focus() : self.clients.openWindow(url.href);
  };
  event.waitUntil(open());
});
