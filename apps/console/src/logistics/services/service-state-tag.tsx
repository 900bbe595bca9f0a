import type { ServiceToDo } from "@sampan/contract/logistics/services/staff-services";
import { useTranslations } from "use-intl";
import { Tag, type Tone } from "../../kit/tag.tsx";

const tones = {
  judging: "brand",
  asked: "brand",
  holding: "plain",
  done: "ok",
  declined: "danger",
  withdrawn: "plain",
  ended: "plain",
} as const satisfies Record<ServiceToDo["state"], Tone>;

/** Where a service stands, in a word. */
export function ServiceStateTag({ state }: { readonly state: ServiceToDo["state"] }) {
  const t = useTranslations("consoleServices.states");
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
