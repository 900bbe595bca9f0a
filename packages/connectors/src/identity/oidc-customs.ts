import type { Language } from "@sampan/domain/kernel/language";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";

/** What is a provider's own in a protocol that all of them speak. */
export interface OidcCustom {
  readonly kind: LogInProvider;
  /** How its words may be signed. One signed otherwise, or not at all, is refused whatever it says of itself. */
  readonly algorithms: readonly ("HS256" | "RS256" | "ES256")[];
  readonly scope: string;
  /** What it is asked besides. */
  readonly asked: (language: Language) => Readonly<Record<string, string>>;
}

/**
 * LINE Login v2.1. Its words for websites are signed with the channel's secret, those for apps with a key of its own. The
 * page is in the reader's language, and nobody is logged in without having tapped.
 */
export const lineOidc: OidcCustom = {
  kind: "line",
  algorithms: ["HS256", "ES256"],
  scope: "openid profile email",
  asked: (language) => ({
    ui_locales: language,
    bot_prompt: "normal",
  }),
};

/** Google lets people with several accounts choose each time. */
export const googleOidc: OidcCustom = {
  kind: "google",
  algorithms: ["RS256"],
  scope: "openid profile email",
  asked: (language) => ({
    hl: language,
    prompt: "select_account",
  }),
};
