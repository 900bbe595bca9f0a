/**
 * Settles once the browser has taken over the page that the server rendered, never on the server. It is told by what is
 * taken over together with the page, or stands in its place.
 */
export const { promise: takenOver, resolve: tellTakenOver } = Promise.withResolvers<void>();
