import type { PushTopic } from "@sampan/domain/people/notices/push-topics";
import type { Generated } from "kysely";

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  push_mutes: PushMutesTable;
  quiet_hours: QuietHoursTable;
}

interface PushSubscriptionsTable {
  key: Generated<string>;
  account_id: number;
  device_id: number;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  subscribed_at: Date;
}

interface PushMutesTable {
  account_id: number;
  topic: PushTopic;
}

interface QuietHoursTable {
  account_id: number;
  from_hour: number;
  to_hour: number;
}
