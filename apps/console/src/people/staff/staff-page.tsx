import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { type HandedPassword, InitialPasswordDialog } from "./initial-password-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MembersTable } from "./members-table.tsx";
import { RightsMatrix } from "./rights-matrix.tsx";
import "./staff.css";

const route = getRouteApi("/frame/staff");

/** Who works here with which roles, and what each role opens. [BO-04] [BO-02] */
export function StaffPage() {
  const t = useTranslations("consoleStaff");
  const { view, search = "", page } = route.useSearch();
  const navigate = useNavigate();
  const look = (wanted: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: "/staff", search: wanted });
  return (
    <div className="desk">
      <div role="search" aria-label={t("label")} className="row wrap">
        <Segmented
          value={view === "rights" ? "rights" : "members"}
          options={(["members", "rights"] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => look({ view: next === "rights" ? "rights" : undefined })}
        />
        {view !== "rights" && (
          <>
            <Input.Search
              key={search}
              aria-label={t("search")}
              placeholder={t("search")}
              defaultValue={search}
              allowClear
              style={{ width: 320 }}
              onSearch={(typed) => look({ search: typed.trim() || undefined })}
            />
            <span className="grow" />
            <AddMember />
          </>
        )}
      </div>
      {view === "rights" ? (
        <RightsMatrix />
      ) : (
        <MembersTable
          search={search}
          page={page}
          onPage={(next) => look({ search: search || undefined, page: next })}
        />
      )}
    </div>
  );
}

function AddMember() {
  const t = useTranslations("consoleStaff");
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<HandedPassword>();
  return (
    <>
      <Button type="primary" onClick={() => setAdding(true)}>
        <Icon name="plus" />
        {t("add")}
      </Button>
      {isAdding && (
        <MemberDialog
          onClose={() => setAdding(false)}
          onMade={(password) => {
            setAdding(false);
            setMade(password);
          }}
        />
      )}
      {made && <InitialPasswordDialog {...made} onClose={() => setMade(undefined)} />}
    </>
  );
}
