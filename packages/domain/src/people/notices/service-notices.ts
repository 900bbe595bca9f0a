import type { NoticeAmount } from "./notice-amount.ts";

/** A service in a warehouse by its name, and its parcel. */
interface OfService {
  readonly service: string;
  readonly tid: string;
}

/** What a customer is told of services that they paid for. */
export interface ServiceNotices {
  readonly service_done: OfService;
  /** Not done; the amount is 0 where its fee had gone back before. */
  readonly service_declined: OfService & NoticeAmount & { readonly reason: string };
  /** Not done in the promised time: its fee goes back, and it is done all the same. */
  readonly service_late: OfService & NoticeAmount;
  /** Its goods are there no more. */
  readonly service_ended: OfService & NoticeAmount;
}
