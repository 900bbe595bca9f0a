import type { Limits } from "../../kernel/settings/limits.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

export type PasswordRefused = {
  readonly code: "password_form";
  readonly values: { readonly reason: "length" | "characters" };
};

/**
 * Judges a password as typed; only a client can, since the server sees its hash. Refuses
 * `password_form` for fewer or more characters than are set (6 to 20), and for anything but letters, digits
 * and `! @ # _`. [ACC-02] [ACC-03] [ACC-07]
 */
export function checkPassword(
  password: string,
  limits: Pick<Limits, "password_min_characters" | "password_max_characters">,
): Result<string, PasswordRefused> {
  if (!/^[A-Za-z0-9!@#_]*$/.test(password)) {
    return refuse({ code: "password_form", values: { reason: "characters" } });
  }
  const isFit =
    password.length >= limits.password_min_characters &&
    password.length <= limits.password_max_characters;
  return isFit ? ok(password) : refuse({ code: "password_form", values: { reason: "length" } });
}
