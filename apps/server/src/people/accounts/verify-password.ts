import { verify } from "@node-rs/argon2";
import type { Result } from "@sampan/domain/result";
import type { LaneFull } from "../http/create-lane.ts";
import { inPasswordLane } from "./password-lane.ts";

/**
 * Whether the received SHA-256 text is the stored password. Refuses `server_busy` when too many
 * wait. [ACC-06]
 */
export const verifyPassword = (
  stored: string,
  received: string,
): Promise<Result<boolean, LaneFull>> => inPasswordLane(() => verify(stored, received));
