let tell: () => void;

/**
 * Settles once the browser has taken over the page that the server rendered, never on the server. It is told by what is
 * taken over together with the page, or stands in its place.
 */
export const takenOver = new Promise<void>((resolve) => {
  // `Promise.withResolvers` would leave out phones of 2023.
  tell = resolve;
});

export const tellTakenOver = (): void => tell();
