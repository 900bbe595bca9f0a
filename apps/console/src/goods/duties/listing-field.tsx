import { query } from "@sampan/client/query";
import { useDebounced } from "@sampan/client/use-debounced";
import { findDutyClass } from "@sampan/contract/goods/duties/staff-duties";
import { wordsIn } from "@sampan/locales/words-in";
import { useQuery } from "@tanstack/react-query";
import { Form, Input } from "antd";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";

interface ListingFieldProps {
  readonly spuId: string;
  readonly onChange: (spuId: string) => void;
}

const pause_ms = 300;

/** A listing by our number of it, with what it is called and the class that it is in now. */
export function ListingField({ spuId, onChange }: ListingFieldProps) {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const language = useLocale();
  const id = useId();
  const rested = useDebounced(spuId, pause_ms);
  const asked = useQuery({
    ...query(findDutyClass, { spu_id: rested }, { asksLogin: true }),
    enabled: /^[1-9]\d{0,14}$/.test(rested),
    retry: false,
  });
  const listing = asked.data?.data;
  return (
    <Form.Item
      label={t("things.listing")}
      htmlFor={id}
      extra={
        listing ? (
          <span role="status">
            {wordsIn(language, listing.i18n).text}
            {" · "}
            {listing.duty_class
              ? t(`now.${listing.basis}`, { name: classes(listing.duty_class) })
              : t("now.nothing")}
          </span>
        ) : asked.isError ? (
          t("listingUnknown")
        ) : (
          t("listingHint")
        )
      }
    >
      <Input
        id={id}
        data-begin
        inputMode="numeric"
        maxLength={15}
        value={spuId}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Form.Item>
  );
}
