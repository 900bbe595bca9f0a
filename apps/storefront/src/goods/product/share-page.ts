import { showToast } from "@sampan/ui/toast";

/** Hands this page to the phone's own share sheet; where there is none the address is copied. */
export async function sharePage(title: string, copied: string): Promise<void> {
  const url = location.href;
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    // Closing the share sheet without sharing is a rejection too, and nothing to tell anybody.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  showToast({ message: copied });
}
