import { languageFacts } from "@sampan/domain/kernel/language";
import { queryStaff, type StaffMember } from "@sampan/contract/people/staff/staff-members";
import { formatMinute } from "@sampan/ui/format/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { pageOf, pagerOf } from "../../kit/pager.ts";
import { queryPage } from "../../kit/query-page.ts";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { MemberActs } from "./member-acts.tsx";

const size = 50;

interface MembersTableProps {
  readonly search: string;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Everybody who works or worked here. [BO-04] */
export function MembersTable({ search, page, onPage }: MembersTableProps) {
  const t = useTranslations("consoleStaff");
  const asked = useQuery({
    ...queryPage(queryStaff, { search, page: pageOf(page), page_size: size }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <section className="panel" aria-label={t("label")}>
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist, total }) => (
          <Table<StaffMember>
            rowKey="email"
            size="small"
            columns={columns}
            dataSource={datalist}
            {...wideTable}
            pagination={pagerOf({ page, size, total, onPage })}
            locale={{ emptyText: <Nothing title={t("empty")} body={t("emptyHint")} /> }}
          />
        )}
      </Loaded>
    </section>
  );
}

function useColumns(): TableColumnsType<StaffMember> {
  const t = useTranslations("consoleStaff");
  const words = useTranslations("console");
  return [
    {
      title: t("name"),
      render: (_, { name, badge, email, is_me }) => (
        <>
          <span className="row">
            <b className="strong">{name}</b>
            <span className="faint">{t("badge", { badge: String(badge) })}</span>
            {is_me && <Tag tone="brand">{t("me")}</Tag>}
          </span>
          <span className="small-text faint">{email}</span>
        </>
      ),
    },
    {
      title: t("roles"),
      render: (_, { roles }) => (
        <span className="row wrap member-roles">
          {roles.map((role) => (
            <Tag key={role}>{words(`roles.${role}`)}</Tag>
          ))}
        </span>
      ),
    },
    { title: t("language"), render: (_, { language }) => languageFacts[language].name },
    { title: t("state"), render: (_, member) => <MemberState member={member} /> },
    {
      title: t("seen"),
      render: (_, { seen_at }) =>
        seen_at === null ? <span className="faint">{t("never")}</span> : formatMinute(seen_at),
    },
    {
      title: <ActsTitle />,
      align: "right",
      render: (_, member) => <MemberActs member={member} />,
    },
  ];
}

function MemberState({ member }: { readonly member: StaffMember }) {
  const t = useTranslations("consoleStaff");
  if (member.state === "disabled") return <Tag tone="danger">{t("disabled")}</Tag>;
  return (
    <span className="row wrap">
      {member.must_change_password ? (
        <Tag tone="warn">{t("initial")}</Tag>
      ) : (
        <Tag tone="ok">{t("active")}</Tag>
      )}
      <Tag tone={member.has_otp ? "ok" : "plain"}>{t(member.has_otp ? "otpOn" : "otpOff")}</Tag>
    </span>
  );
}
