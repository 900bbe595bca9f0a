import { verify } from "@node-rs/argon2";
import type { Result } from "@sampan/domain/kernel/result";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import { inPasswordBulkhead } from "./password-bulkhead.ts";

/**
 * Whether the received SHA-256 text is the stored password. Refuses `server_busy` when too many
 * wait. [ACC-06]
 */
export const verifyPassword = (
  stored: string,
  received: string,
): Promise<Result<boolean, BulkheadFull>> => inPasswordBulkhead(() => verify(stored, received));
