-- Looks at the rows that were there before 0265. People read and write meanwhile: this holds no lock they wait for.

alter table products validate constraint products_goods_class_check;
alter table shops validate constraint shops_platform_check;
alter table rate_quotes validate constraint rate_quotes_currency_check;
alter table tariff_lines validate constraint tariff_lines_transport_check;
alter table tariff_lines validate constraint tariff_lines_currency_check;
alter table shipping_corrections validate constraint shipping_corrections_transport_check;
alter table topups validate constraint topups_currency_check;
alter table coupon_templates validate constraint coupon_templates_currency_check;
alter table bills validate constraint bills_currency_check;
alter table orders validate constraint orders_region_check;
alter table orders validate constraint orders_currency_check;
alter table orders validate constraint orders_transport_check;
alter table sell_orders validate constraint sell_orders_platform_check;
alter table order_items validate constraint order_items_platform_check;
alter table order_items validate constraint order_items_goods_class_check;
alter table order_items validate constraint order_items_status_check;
alter table boxes validate constraint boxes_region_check;
alter table boxes validate constraint boxes_transport_check;
alter table boxes validate constraint boxes_state_check;
alter table packages validate constraint packages_transport_state_check;
alter table package_events validate constraint package_events_transport_state_check;
alter table tier_grants validate constraint tier_grants_tier_check;
alter table tier_grants validate constraint tier_grants_tier_before_check;
alter table staff_members validate constraint staff_members_language_check;
alter table staff_members validate constraint staff_members_roles_check;
