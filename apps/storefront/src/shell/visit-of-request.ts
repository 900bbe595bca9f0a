import type { Visit } from "@sampan/client/visit";
import { getGlobalStartContext } from "@tanstack/react-start";

/** Server only: the visit that the web host handed over with this request. */
export function visitOfRequest(): Visit {
  return getGlobalStartContext() as unknown as Visit;
}
