import {
  isTransportId,
  transportNames,
  type TransportName,
} from "@sampan/domain/goods/shippability/transports";

/** The word of a transport's number, by which its texts are called. */
export const kindOf = ({ transport }: { readonly transport: number }): TransportName =>
  isTransportId(transport) ? transportNames[transport] : "air";
