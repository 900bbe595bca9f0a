/**
 * Takes the place of whatever worker a phone has, without waiting for it, drops what it kept and leaves. Browsers
 * look for a newer worker at every visit and past the one they have, so that a broken one cannot keep this one out.
 */
export const leavingWorker = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("sampan-")) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;
