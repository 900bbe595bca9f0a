import type { InviteReward } from "@sampan/contract/shop/staff-invitations";
import { formatMinute } from "@sampan/ui/format/dates";
import type { TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { CustomerLink } from "../../people/customers/customer-link.tsx";
import { DecideReward } from "./decide-reward.tsx";
import { useAmountWords } from "./use-amount-words.ts";

/** Both sides, what they have in common, what it is about, and who decided. */
export function useRewardColumns(view: "waiting" | "decided"): TableColumnsType<InviteReward> {
  const t = useTranslations("consoleInvitations");
  const words = useAmountWords();
  const act = {
    key: "act",
    render: (_: unknown, row: InviteReward) => <DecideReward reward={row} />,
  };
  const decided: TableColumnsType<InviteReward> = [
    {
      title: t("decidedBy"),
      render: (_, { decided_by, decided_at, note }) => (
        <>
          {decided_by}
          <br />
          <span className="small-text muted">
            {decided_at !== "" && formatMinute(decided_at)} {note}
          </span>
        </>
      ),
    },
    {
      key: "state",
      render: (_, { state }) => (
        <Tag tone={state === "refused" ? "danger" : "ok"}>{t(`state.${state}`)}</Tag>
      ),
    },
  ];
  return [
    {
      title: t("inviter"),
      render: (_, { inviter, friends }) => (
        <Side person={inviter} more={t("friends", { count: friends })} />
      ),
    },
    { title: t("friend"), render: (_, { friend }) => <Side person={friend} more="" /> },
    {
      title: t("doubts"),
      render: (_, { doubts }) => (
        <span className="row wrap">
          {doubts.map((doubt) => (
            <Tag key={doubt} tone="warn">
              {t(`doubt.${doubt}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      title: t("worth"),
      align: "right",
      render: (_, { amount, currency }) => (
        <span className="amount">{words({ amount, currency })}</span>
      ),
    },
    ...(view === "waiting"
      ? [
          {
            title: t("since"),
            render: (_: unknown, { waits_since }: InviteReward) =>
              waits_since !== "" && formatMinute(waits_since),
          },
          act,
        ]
      : decided),
  ];
}

interface SideProps {
  readonly person: InviteReward["inviter"];
  readonly more: string;
}

function Side({ person: { uid, name, registered_at }, more }: SideProps) {
  const t = useTranslations("consoleInvitations");
  return (
    <>
      <b className="strong">
        <CustomerLink uid={uid} name={name || uid} />
      </b>
      <br />
      <span className="small-text muted">
        {t("registered", { time: formatMinute(registered_at) })}
        {more && ` · ${more}`}
      </span>
    </>
  );
}
