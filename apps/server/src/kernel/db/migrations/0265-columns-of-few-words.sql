-- Columns that hold one of a few words say so. For new rows from now on, which reads no row and blocks nobody;
-- the rows that are there are looked at by the next migration, beside the work.

alter table products add constraint products_goods_class_check check (goods_class in
  ('ordinary', 'oversize', 'sensitive-battery', 'sensitive-liquid', 'sensitive-powder', 'magnet', 'food', 'restricted')) not valid;
alter table shops add constraint shops_platform_check check (platform in (1, 3, 4, 5, 6, 7)) not valid;
alter table rate_quotes add constraint rate_quotes_currency_check check (currency in ('TWD', 'THB')) not valid;
alter table tariff_lines
  add constraint tariff_lines_transport_check check (transport in (12, 8, 9, 10)) not valid,
  add constraint tariff_lines_currency_check check (currency in ('TWD', 'THB')) not valid;
alter table shipping_corrections
  add constraint shipping_corrections_transport_check check (transport in (12, 8, 9, 10)) not valid;

alter table topups add constraint topups_currency_check check (currency in ('TWD', 'THB')) not valid;
alter table coupon_templates
  add constraint coupon_templates_currency_check check (currency in ('TWD', 'THB')) not valid;
alter table bills add constraint bills_currency_check check (currency in ('TWD', 'THB')) not valid;

alter table orders
  add constraint orders_region_check check (region in ('TW', 'TH')) not valid,
  add constraint orders_currency_check check (currency in ('TWD', 'THB')) not valid,
  add constraint orders_transport_check check (transport in (12, 8, 9, 10)) not valid;
alter table sell_orders add constraint sell_orders_platform_check check (platform in (1, 3, 4, 5, 6, 7)) not valid;
alter table order_items
  add constraint order_items_platform_check check (platform in (1, 3, 4, 5, 6, 7)) not valid,
  add constraint order_items_goods_class_check check (goods_class in
    ('ordinary', 'oversize', 'sensitive-battery', 'sensitive-liquid', 'sensitive-powder', 'magnet', 'food', 'restricted')) not valid,
  -- One word a number, as every other list says it.
  drop constraint order_items_status_check,
  add constraint order_items_status_check check (status in
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)) not valid;

alter table boxes
  add constraint boxes_region_check check (region in ('TW', 'TH')) not valid,
  add constraint boxes_transport_check check (transport in (12, 8, 9, 10)) not valid,
  add constraint boxes_state_check check (state in ('loading', 'sealed', 'shipping', 'customs', 'platform_warehouse', 'arrived')) not valid;
alter table packages add constraint packages_transport_state_check check (transport_state in
  ('arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'waiting_for_loading',
   'waiting_for_transport', 'international_shipping', 'arrived_at_destination', 'delivering',
   'waiting_for_pickup', 'received')) not valid;
-- A box stops where its parcels change no state of their own: at customs, at the warehouse of the platform.
alter table package_events add constraint package_events_transport_state_check check (transport_state in
  ('arrived_at_mainland', 'awaiting_consolidation', 'waiting_to_be_sent', 'waiting_for_loading',
   'waiting_for_transport', 'international_shipping', 'arrived_at_destination', 'delivering',
   'waiting_for_pickup', 'received',
   'customs', 'platform_warehouse')) not valid;

alter table tier_grants
  add constraint tier_grants_tier_check
    check (tier in ('classic', 'gold', 'platinum', 'diamond', 'crown', 'king')) not valid,
  add constraint tier_grants_tier_before_check
    check (tier_before in ('classic', 'gold', 'platinum', 'diamond', 'crown', 'king')) not valid;
alter table staff_members
  add constraint staff_members_language_check check (language in ('zh', 'zh-TW', 'th', 'en')) not valid,
  add constraint staff_members_roles_check check (roles <@ array['reviewer', 'buyer', 'warehouse', 'billing', 'logistics', 'finance', 'service', 'marketing',
    'catalogue', 'admin']) not valid;
