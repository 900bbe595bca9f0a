import type { User } from "@sampan/contract/people/sessions/sessions";
import { Chip, type Tone } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";

export type RealNameState = User["ext"]["real_name_state"];

const tones = {
  none: "warn",
  submitted: "brand",
  verified: "ok",
  rejected: "danger",
} as const satisfies Record<RealNameState, Tone>;

/** How far the verification of a real name is. [ACC-27] */
export function RealNameChip({ state }: { readonly state: RealNameState }) {
  const t = useTranslations("accounts.realName.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
