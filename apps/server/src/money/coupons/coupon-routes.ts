import * as calls from "@sampan/contract/money/coupons";
import * as staff from "@sampan/contract/money/staff-coupons";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { isCouponWindow } from "./is-coupon-window.ts";
import { listCoupons } from "./list-coupons.ts";
import { findOffer, listOffers } from "./list-offers.ts";
import { getTemplate, listTemplates } from "./list-templates.ts";
import { addTemplate, changeTemplate } from "./save-template.ts";
import { takeCoupon } from "./take-coupon.ts";

export function couponRoutes(edge: Edge, { chance }: Needs): void {
  mount(edge, calls.queryCouponList, listCoupons);
  mount(edge, calls.queryCouponOffers, listOffers);
  mount(edge, calls.getCouponDetail, findOffer);
  mount(edge, calls.takeCoupon, takeCoupon);
  mount(edge, calls.isCouponWindow, isCouponWindow);

  mount(edge, staff.listCouponTemplates, listTemplates);
  mount(edge, staff.getCouponTemplate, getTemplate);
  mount(edge, staff.addCouponTemplate, (db, input, caller) =>
    addTemplate(db, input, { caller, chance }),
  );
  mount(edge, staff.changeCouponTemplate, changeTemplate);
}
