import type { WireCart } from "../../ordering-by-wire.ts";

/** The plain way of buying, which every seller has; the ways for consignment want a relation first. */
const flow = "general";

/** A cart as preview and order want it. */
export const cartParameters = ({ receiver, lines, out_order_id }: WireCart) => ({
  flow,
  outOrderId: out_order_id,
  isvBizType: "cross_daigou",
  addressParam: {
    fullName: receiver.name,
    mobile: receiver.mobile,
    phone: receiver.mobile,
    postCode: receiver.post_code,
    provinceText: receiver.province,
    cityText: receiver.city,
    areaText: receiver.area,
    address: receiver.address,
  },
  cargoParamList: lines.map(({ thid_item_id, thid_spec_id, quantity }) => ({
    offerId: thid_item_id,
    ...(thid_spec_id !== undefined && { specId: thid_spec_id }),
    quantity,
  })),
});
