import {
  type CustomerDetail,
  endCustomerDevice,
} from "@sampan/contract/people/customers/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button } from "antd";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { useMe } from "../../session/me.ts";

type Device = CustomerDetail["devices"][number];

/** Where a customer is logged in, and was; each can be logged out from here. [BO-47] */
export function DevicesPanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const { rights } = useMe();
  const live = customer.devices.filter(({ is_logged_in }) => is_logged_in);
  return (
    <Panel title={t("sessions", { count: live.length })} isPadded>
      <ul className="lines">
        {customer.devices.map((device) => (
          <li key={device.id}>
            <span className="grow">
              <span className="one-line">{nameOf(device)}</span>{" "}
              {device.is_logged_in && <Tag tone="ok">{t("loggedIn")}</Tag>}
              <br />
              <span className="small-text faint">
                {device.address} · {t("seenAt", { time: formatMinute(device.last_seen) })}
              </span>
            </span>
            {rights.includes("end_customer_sessions") && (
              <EndDevice uid={customer.uid} device={device} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const nameOf = ({ name }: Device): string =>
  [name.browser, name.system].filter((part) => part !== "").join(" · ") || "?";

function EndDevice({ uid, device }: { readonly uid: string; readonly device: Device }) {
  const t = useTranslations("consoleCustomers");
  const confirm = useConfirm();
  const end = useCommand(endCustomerDevice, { told: t("endDeviceDone") });
  const named = { device: nameOf(device) };
  return (
    <Button
      size="small"
      danger
      aria-label={t("endDevice", named)}
      loading={end.isRunning}
      onClick={() =>
        confirm({
          title: t("endDeviceTitle", named),
          consequence: t("endDeviceConsequence"),
          confirm: t("endDeviceShort"),
          kind: "danger",
          then: () => end.run({ uid, id: device.id }),
        })
      }
    >
      {t("endDeviceShort")}
    </Button>
  );
}
