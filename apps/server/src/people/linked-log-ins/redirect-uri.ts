import type { Config } from "../../kernel/config.ts";

/** The page people come back to; it is registered with each provider, letter by letter. */
export const redirectUriOf = ({ publicUrl }: Pick<Config, "publicUrl">): string =>
  `${publicUrl}/logInBack`;
