import { hash } from "@node-rs/argon2";
import type { Result } from "@sampan/domain/kernel/result";
import type { BulkheadFull } from "../../kernel/http/create-bulkhead.ts";
import { inPasswordBulkhead } from "./password-bulkhead.ts";

/** 19 MiB, two passes, one lane: argon2id as OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const form = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Whether a stored password was hashed at today's cost. */
export const isUpToDate = (stored: string): boolean => stored.startsWith(form);

/**
 * The stored form of a password: argon2id with its own salt over the SHA-256 text that the client sends,
 * which is treated as the password itself. Refuses `server_busy` when too many wait. [ACC-06]
 */
export const hashPassword = (received: string): Promise<Result<string, BulkheadFull>> =>
  inPasswordBulkhead(() => hash(received, cost));
