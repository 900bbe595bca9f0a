import { Card } from "@sampan/ui/card";
import { TextArea } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { Part } from "./checkout-part.tsx";
import type { Checkout } from "./use-checkout.ts";

/** What the customer wants us to know. It can be typed beyond its limit, which is then told. [CHK-08] [CHK-14] */
export function RemarkField({
  checkout: { draft, change, wordsOf },
}: {
  readonly checkout: Checkout;
}) {
  const t = useTranslations("settlement");
  const words = useTranslations("common");
  const { limits } = useConfiguration();
  const count = t("remarkCount", { count: draft.remark.length, limit: limits.remark });
  return (
    <Part part="remark">
      <Card>
        <TextArea
          label={t("remark")}
          note={`${words("optional")} · ${count}`}
          placeholder={t("remarkHint")}
          rows={2}
          value={draft.remark}
          onChange={(event) => change({ remark: event.target.value })}
          error={wordsOf("remark")}
        />
      </Card>
    </Part>
  );
}
