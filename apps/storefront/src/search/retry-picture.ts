import type { SyntheticEvent } from "react";

/** Asks once more for a picture that did not come; a second failure leaves its grey box. [CONST-48] */
export function retryPicture({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement) || target.dataset["retried"]) return;
  target.dataset["retried"] = "yes";
  const { src } = target;
  target.src = "";
  target.src = src;
}
