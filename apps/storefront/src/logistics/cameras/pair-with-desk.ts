import { callApi, newKey } from "@sampan/client/call-api";
import { pairCamera } from "@sampan/contract/logistics/cameras/cameras";

/** What this page calls itself: who asks twice, because an answer was lost, is known again. */
const phone = newKey();

/** Makes this phone the camera of the desk whose code it read; refused in words. */
export const pairWithDesk = (token: string) => callApi(pairCamera, { token, phone });

export type Paired = Awaited<ReturnType<typeof pairWithDesk>>;
