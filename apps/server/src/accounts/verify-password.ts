import { verify } from "@node-rs/argon2";
import type { Result } from "@sampan/domain/result";
import { inPasswordLane } from "./password-lane.ts";

/** Whether the received SHA-256 text is the stored password. Refuses `service_unavailable` when too many wait. */
export const verifyPassword = (
  stored: string,
  received: string,
): Promise<Result<boolean, { readonly code: "service_unavailable" }>> =>
  inPasswordLane(() => verify(stored, received));
