import type { CouponOffer } from "@sampan/contract/money/coupon-shapes";
import type { Popup } from "@sampan/contract/shop/popups/popups";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { CouponOfferCard } from "../../../money/coupons/coupon-offer-card.tsx";
import { couponDetailQuery } from "../../../money/coupons/listed-coupon-queries.ts";
import { PopupFrame } from "./popup-frame.tsx";
import { useStandsStill } from "./use-stands-still.ts";

interface HomePopupProps {
  readonly popup: Popup;
  readonly onClose: (isForGood: boolean) => void;
}

/** What marketing says, with the terms of its coupon, once home stands still and they are known. [HOME-03] [HOME-04] [HOME-15] */
export function HomePopup({ popup, onClose }: HomePopupProps) {
  const t = useTranslations("campaigns.popup");
  const isStill = useStandsStill();
  const { code, picture, picture_words: alt } = popup;
  const asked = useQuery({ ...couponDetailQuery(code), enabled: code !== "", retry: false });
  const isKnown = code === "" || asked.isError || asked.data !== undefined;
  if (!isStill || !isKnown) return null;
  return (
    <PopupFrame
      title={popup.title}
      picture={picture === "" ? undefined : { src: picture, alt }}
      action={popup.action === "" ? t("look") : popup.action}
      href={hrefOf(popup)}
      onClose={onClose}
    >
      {popup.text !== "" && (
        <p className="text-sm break-words whitespace-pre-line text-text-2">{popup.text}</p>
      )}
      {asked.data && <Terms offer={asked.data.data} />}
    </PopupFrame>
  );
}

const Terms = ({ offer }: { readonly offer: CouponOffer }) => (
  <div className="mt-3 mb-1 rounded-card border border-line">
    <CouponOfferCard offer={offer} />
  </div>
);

/** Where its button leads: the page it names, else its coupon, else the page of coupons. */
const hrefOf = ({ route, code }: Popup): string =>
  route || (code === "" ? "/getCoupon" : `/couponDetail?code=${encodeURIComponent(code)}`);
