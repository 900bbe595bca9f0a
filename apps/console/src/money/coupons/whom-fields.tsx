import { Form, Radio } from "antd";
import { useTranslations } from "use-intl";
import { AccountsField } from "../../kit/accounts-field.tsx";
import { SegmentField } from "../../people/segments/segment-field.tsx";
import { useMe } from "../../session/me.ts";
import type { Gift } from "./use-give.ts";

interface WhomFieldsProps {
  readonly gift: Gift;
  readonly put: (change: Partial<Gift>) => void;
}

/** To whom: a written list, or everybody who is in a segment when it is given. [BO-36] */
export function WhomFields({ gift, put }: WhomFieldsProps) {
  const t = useTranslations("consoleCoupons");
  const { rights } = useMe();
  return (
    <>
      {rights.includes("maintain_campaigns") && (
        <Form.Item label={t("toWhom")}>
          <Radio.Group
            aria-label={t("toWhom")}
            value={gift.segment !== undefined}
            options={[
              { value: false, label: t("byList") },
              { value: true, label: t("bySegment") },
            ]}
            onChange={({ target }) => put({ segment: target.value === true ? "" : undefined })}
          />
        </Form.Item>
      )}
      {gift.segment === undefined ? (
        <AccountsField accounts={gift.accounts} onChange={(accounts) => put({ accounts })} />
      ) : (
        <SegmentField
          label={t("segment")}
          segment={gift.segment === "" ? null : gift.segment}
          onChange={(segment) => put({ segment: segment ?? "" })}
        />
      )}
    </>
  );
}
