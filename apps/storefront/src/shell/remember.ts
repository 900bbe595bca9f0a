/** A choice of this device that the server should see too: a cookie for a year, mirrored in local storage. */
export function remember(name: "lang" | "region", value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // The Cookie Store API is not in every phone yet.
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
  localStorage.setItem(name, value);
}

/** What was chosen on this device. [I18N-02] */
export const remembered = (name: "lang" | "region"): string | undefined =>
  localStorage.getItem(name) ?? new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
