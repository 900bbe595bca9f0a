/** What the server is told of choices made on this device. */
const choices = ["lang", "region"] as const;

/** There is no call that takes a cookie away: one whose time is over is dropped by the browser. [SES-11] */
function deleteCookie(name: string): void {
  document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

/**
 * Forgets searches, choices and what a visitor put into the cart here, for a phone that others use too. The
 * session stays: its cookie is the server's, and ends with logging out.
 */
export function forgetDevice(): void {
  choices.forEach(deleteCookie);
  localStorage.clear();
  sessionStorage.clear();
}
