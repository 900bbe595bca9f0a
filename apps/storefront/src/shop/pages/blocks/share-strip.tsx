import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { ShareIcon } from "@sampan/ui/icons-controls";
import { useTranslations } from "use-intl";
import { sharePage } from "../../../goods/product/share-page.ts";
import type { BlockProps } from "./block-props.ts";

/** Why this page is worth telling, and the phone's own way of telling it. */
export function ShareStrip({ block }: BlockProps) {
  const t = useTranslations("pages");
  const product = useTranslations("product");
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 break-words">
        <h2 className="font-[650]">{block.title}</h2>
        {block.body && <p className="text-xs text-text-2">{block.body}</p>}
      </div>
      <Button
        variant="soft"
        size="sm"
        onClick={() => void sharePage(block.title, product("linkCopied"))}
      >
        <ShareIcon size="sm" />
        {t("share")}
      </Button>
    </Card>
  );
}
