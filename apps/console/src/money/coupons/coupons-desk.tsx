import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { useMe } from "../../session/me.ts";
import { GiveDialog } from "./give-dialog.tsx";
import { GrantsTable } from "./grants-table.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { TemplatesTable } from "./templates-table.tsx";
import "./coupons.css";

const route = getRouteApi("/frame/coupons");
const views = ["templates", "grants"] as const;
type View = (typeof views)[number];

/** What coupons are cut from and what they cost, and what was given to whom and why. [BO-36] */
export function CouponsDesk() {
  const t = useTranslations("consoleCoupons");
  const { rights } = useMe();
  const { view, page } = route.useSearch();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"add" | "give">();
  const offered = views.filter((one) => one !== "grants" || rights.includes("view_grants"));
  const shown = offered.find((one) => one === view) ?? "templates";
  const turn = (next: string | undefined) =>
    void navigate({ to: "/coupons", search: { view: shown, page: next } });
  const close = () => setOpen(undefined);
  return (
    <div className="desk">
      <div className="row wrap between">
        <Segmented<View>
          aria-label={t("views")}
          value={shown}
          onChange={(chosen) => void navigate({ to: "/coupons", search: { view: chosen } })}
          options={offered.map((one) => ({ value: one, label: t(`view.${one}`) }))}
        />
        <div className="row wrap">
          {(rights.includes("issue_coupons") || rights.includes("grant_credits")) && (
            <Button icon={<Icon name="people" />} onClick={() => setOpen("give")}>
              {t("give")}
            </Button>
          )}
          {rights.includes("maintain_coupons") && (
            <Button type="primary" onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )}
        </div>
      </div>
      {shown === "templates" ? (
        <TemplatesTable page={page} onPage={turn} />
      ) : (
        <GrantsTable page={page} onPage={turn} />
      )}
      {open === "add" && <TemplateDialog onClose={close} />}
      {open === "give" && <GiveDialog onClose={close} />}
    </div>
  );
}
